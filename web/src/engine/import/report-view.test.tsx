import { expect, it } from 'vitest'
import type { ImportReport } from '@/api/actions.gen'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { getOne, renderAt, settle, testClient } from '@/testing/render'
import type { Choices } from './choices'
import { ReportView } from './report-view'

const report: ImportReport = {
  rows: 2,
  created: 1,
  updated: 0,
  unchanged: 0,
  refused: 1,
  dryRun: true,
  sheet: 'Feuil1',
  headerRow: 1,
  columns: [
    { column: 'A', header: 'Nom', field: 'nameFr' },
    { column: 'B', header: 'Étage', field: 'floor' },
    { column: 'C', header: 'why', field: null },
  ],
  hiddenRows: 0,
  hiddenColumns: [],
  run: null,
  joined: [],
  missing: [],
  refusedRows: [{ row: 3, cells: ['Nord', 'x'] }],
  report: [
    { row: 3, title: 'Nord', column: 'floor', value: 'x', type: 't', message: 'un nombre est attendu', refused: true },
  ],
}
const nothing = () => undefined

it('shows what each column was taken for, and names the rows that it refuses', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('bureaux', 'fr').queryKey, await loadMeta('bureaux', 'fr'))
  const fields = ['nameFr', 'floor']
  const rights = { admin: true, collections: { bureaux: { verbs: ['create', 'import'], fields, write: fields } } }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const view = (
    <ReportView
      collection="bureaux"
      report={report}
      choices={{ mapping: {}, createUnits: false, sameUnits: {}, skipHidden: false }}
      busy={false}
      fileName="unités.csv"
      onChoices={nothing}
      onApply={nothing}
      onClose={nothing}
    >
      {null}
    </ReportView>
  )
  await renderAt('/', view, client)
  await settle()
  const known = [...document.querySelectorAll('dl div')].map(({ textContent }) => textContent)
  expect(known).toEqual(expect.arrayContaining(['NomNom en français', 'ÉtageÉtage']))
  const cells = [...getOne('tbody').querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['3', 'Nord', 'Étage', 'x', 'un nombre est attendu'])
  expect(document.body.textContent).not.toContain('columnsHint')
})

it('says which columns are joined and which rows a filter hides, and lets them be left out', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('bureaux', 'fr').queryKey, await loadMeta('bureaux', 'fr'))
  client.setQueryData(rightsQuery.queryKey, { admin: true, collections: {} } as never)
  const chosen: Choices[] = []
  const joined: ImportReport['joined'] = [{ field: 'nameFr', columns: ['A', 'B'], example: 'TESTALAMI Rachid' }]
  const view = (
    <ReportView
      collection="bureaux"
      report={{ ...report, hiddenRows: 2, joined }}
      choices={{ mapping: {}, createUnits: false, sameUnits: {}, skipHidden: false }}
      busy={false}
      fileName="x.csv"
      onChoices={(next) => chosen.push(next)}
      onApply={nothing}
      onClose={nothing}
    >
      {null}
    </ReportView>
  )
  await renderAt('/', view, client)
  await settle()
  expect(document.body.textContent).toContain('TESTALAMI Rachid')
  getOne('[role="switch"]').click()
  expect(chosen.at(-1)?.skipHidden).toBe(true)
})
