/** The id of a field's input. */
export function inputId(field: string): string {
  return `field-${field}`
}
