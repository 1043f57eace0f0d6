/** How long a bar is, in hundredths of the longest: seen as long as there is something, never longer than the longest. */
export function shareOf(value: number, max: number): number {
  if (max <= 0 || value <= 0) return 0
  return Math.min(100, Math.max(1, Math.round((100 * value) / max)))
}
