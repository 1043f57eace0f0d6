// What style sheets say by name (`theme.css`), for what is decided in code: a test compares the two.

/** As narrow as a phone. */
export const SMALL = '(width < 48em)'
/** As narrow as a tablet. */
export const MEDIUM = '(width < 62em)'
