"""Forest and field: curtains, wardrobes, walking trees and a giant who sleeps under moss."""
