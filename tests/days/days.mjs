// The days that something may hinge on. Hours are those of UTC, which is legal time in Morocco since 20 September 2026.

export const DAYS = {
  'a Saturday': '2026-11-28T10:00:00Z',
  'a Sunday': '2026-11-29T10:00:00Z',
  'a Tuesday': '2026-12-01T10:00:00Z',
  'a holiday, the Green March': '2026-11-06T10:00:00Z',
  'the eve of a holiday': '2026-11-17T16:00:00Z',
  'the last half hour of a year': '2026-12-31T23:30:00Z',
  'the first of January': '2027-01-01T09:00:00Z',
  'a day of Ramadan': '2027-02-17T11:00:00Z',
  'the 28th of February': '2027-02-28T10:00:00Z',
  'the 29th of February': '2028-02-29T10:00:00Z',
  'the first day of a month': '2027-03-01T10:00:00Z',
  'the last day of a month': '2027-04-30T15:00:00Z',
  'the day on which the legal time changed for good': '2026-09-20T10:00:00Z',
  'half past midnight': '2026-12-10T00:30:00Z',
}
