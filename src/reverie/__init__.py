"""Reverie: a table for 3 to 12 people that plays by the rules of Dixit Odyssey."""
