"""The commands of `ludoteka`, grouped by whom they serve."""
