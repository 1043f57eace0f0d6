import type { RowRefusal } from './imports'

/** A cell of a CSV that a spreadsheet opens: quoted where needed, never taken for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The refused rows as a file for the person who corrects them: marked as UTF-8, with semicolons, as spreadsheets here read it. */
export function reportCsv(heads: readonly string[], rows: readonly RowRefusal[]): string {
  const lines = rows.map((row) => [row.row, row.column, row.value, row.message])
  return `\uFEFF${[heads, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
