"""Elma TCG: kuskis, levels and instants, for two to six players."""
