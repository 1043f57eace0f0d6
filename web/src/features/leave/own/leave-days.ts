/** The first and the last day of a leave. */
export interface LeaveDays {
  startDate: string | null
  endDate: string | null
}
