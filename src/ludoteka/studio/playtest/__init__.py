"""Tries a game out: plays it at random and tells what shows."""

from ludoteka.studio.playtest.findings import Finding, findings
from ludoteka.studio.playtest.playing import Trial
from ludoteka.studio.playtest.report import LevelReport, Report, report

__all__ = ["Finding", "LevelReport", "Report", "Trial", "findings", "report"]
