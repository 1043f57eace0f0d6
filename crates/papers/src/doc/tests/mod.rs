mod model;
mod resolved_text;
