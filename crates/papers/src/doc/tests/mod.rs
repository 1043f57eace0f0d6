mod model;
mod said;
