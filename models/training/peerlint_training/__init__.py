"""How the local detector is made; see README.md beside this package. Nothing here runs in the product."""
