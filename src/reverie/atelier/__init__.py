"""The atelier: paints the cards. A workshop; playing never needs it.

A scene (`scene`) is built of things (`thing`, `shapes`, `clay`, `motifs`), taken by Blender's
Cycles as layers (`stage`), put under a sky and into air (`sky`, `weather`, `develop`) and painted
over with brush strokes (`brush`). `press` does it all, `scenes` are the cards.
"""
