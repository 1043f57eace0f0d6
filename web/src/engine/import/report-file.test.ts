import { expect, it } from 'vitest'
import { reportCsv } from './report-file'

const refusal = (value: string, message: string) => ({ row: 17, column: 'CIN', value, type: 't', message })

it('writes a report that a spreadsheet opens', () => {
  const csv = reportCsv(['Ligne', 'Colonne', 'Valeur', 'Pourquoi'], [refusal('??', 'CIN non valide')])
  expect(csv).toBe('\uFEFFLigne;Colonne;Valeur;Pourquoi\r\n17;CIN;??;CIN non valide\r\n')
})

it('lets no value become a formula, nor break a line', () => {
  const csv = reportCsv(['a'], [refusal('=HYPERLINK("x";"y")', 'une\nligne')])
  expect(csv).toContain(`"'=HYPERLINK(""x"";""y"")"`)
  expect(csv).toContain('"une\nligne"')
})
