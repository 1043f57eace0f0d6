import { expect, it } from 'vitest'
import type { ImportReport } from '@/api/actions.gen'
import { correctionCsv } from './report-file'

function report(value: string, ...messages: string[]): ImportReport {
  const refused = messages.map((message) => ({ row: 17, title: 'Amal', column: 'CIN', value, type: 't', message }))
  return {
    columns: [
      { column: 'A', header: 'Nom', field: 'fullNameFr' },
      { column: 'B', header: 'CIN', field: 'CIN' },
    ],
    refusedRows: [{ row: 17, cells: ['Amal', value] }],
    report: refused,
  } as unknown as ImportReport
}

it('writes the refused rows as they stood, with the reasons beside them, for a spreadsheet', () => {
  const csv = correctionCsv(report('??', 'CIN non valide', 'déjà pris'), 'Motif')
  expect(csv).toBe('\uFEFFNom;CIN;Motif\r\nAmal;??;CIN non valide · déjà pris\r\n')
})

it('lets no value become a formula, nor break a line', () => {
  const csv = correctionCsv(report('=HYPERLINK("x";"y")', 'une\nligne'), 'Motif')
  expect(csv).toContain(`"'=HYPERLINK(""x"";""y"")"`)
  expect(csv).toContain('"une\nligne"')
})
