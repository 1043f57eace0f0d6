import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { Change } from '@/api/history'
import { render, settle } from '@/testing/render'
import { ChangeTitle } from './recent-changes'

/** How a change of a document is called. */
async function titleOf(collection: Change['collection'], title: string, id = 'x1') {
  const change = { collection, id, title, titleAr: title }
  const { host } = await render(
    <Suspense>
      <b data-title>
        <ChangeTitle change={change} />
      </b>
    </Suspense>,
  )
  // The declaration of the collection is fetched, for as long as that takes.
  for (let turn = 0; turn < 100 && !host.querySelector('[data-title]'); turn += 1) await settle()
  return host.querySelector('[data-title]')?.textContent
}

it('calls what was changed as lists do', async () => {
  expect(await titleOf('cars', '45872-ب-26')).toBe('45872-ب-26')
  expect(await titleOf('carLegalDocuments', 'insurance')).toBe('Assurance')
  expect(await titleOf('spareParts', 'Filtre')).toBe('Filtre')
  expect(await titleOf('assignments', 'x1')).toBe('')
})
