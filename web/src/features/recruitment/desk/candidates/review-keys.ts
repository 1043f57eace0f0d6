/** The letters that answer to what the review does most: none of a document that is shown (`VIEWER_KEYS`). */
export const REVIEW_KEYS = {
  'candidates.validate': 'v',
  'candidates.eliminate': 'r',
  'candidates.reopen': 'u',
  'candidates.confirm': 'c',
  next: 'n',
  later: 'l',
} as const
