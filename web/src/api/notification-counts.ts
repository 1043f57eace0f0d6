import { readingQuery } from './actions'

/** How many the reader has not read, and how many wait for their word. */
export const countsQuery = readingQuery('notifications.count')
