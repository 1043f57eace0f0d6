//! Leaf: CSV and XLSX in and out. Knows nothing of the city.
