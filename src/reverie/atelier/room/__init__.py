"""The room that the page is played in: what stands behind the cards, by night and by day.

A backdrop is painted by the same brush as the cards, over a smooth picture of a tabletop, a garden
or a sky. All of it is quiet enough for words to stand on: `legible` sees to that.
"""
