/** Which unit the address of a head's screen asks for. */
export function unitSearch(raw: Record<string, unknown>): { unit?: string } {
  return typeof raw.unit === 'string' ? { unit: raw.unit } : {}
}
