import { describe, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { paths } from '@/paths/paths'
import { click, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { CollectionList } from './collection-list'
import type { CollectionDefinition } from './definition'

const plain: CollectionDefinition<'bureaux'> = {
  collection: 'bureaux',
  texts: 'organisation:bureaux',
  columns: ['nameFr', 'floor'],
  sort: 'nameFr',
  sections: { names: ['nameFr'] },
}
const ROWS = [{ $id: 'b1', $collectionId: 'bureaux', $updatedAt: '2026-01-01', nameFr: 'Nord', nameAr: 'شمال' }]

async function open(
  more: Partial<CollectionDefinition<'bureaux'>> = {},
  documents: object[] = ROWS,
  verbs = ['read', 'create', 'delete'],
) {
  const client = testClient()
  client.setQueryData(metaQuery('bureaux', 'fr').queryKey, await loadMeta('bureaux', 'fr'))
  const fields = ['nameFr', 'nameAr', 'floor']
  const rights = {
    admin: true,
    permissions: [],
    rolePermissions: [],
    auth: [],
    collections: { bureaux: { verbs, fields, write: fields } },
  }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  onTheWire(({ path }) => ({ body: path.endsWith('/documents') ? { total: documents.length, documents } : {} }))
  await renderAt('/list', <CollectionList definition={{ ...plain, ...more }} />, client)
  await settle()
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

describe('the list of a definition', () => {
  it('leads from each row to its page, and to the form of a new one', async () => {
    await open()
    expect(links().some((href) => href.includes('/organisation-management/b1'))).toBe(true)
    expect(links().some((href) => href.includes('/organisation-management/new'))).toBe(true)
  })

  it('leads elsewhere where its rows have no page of their own, and then to no new one', async () => {
    await open({ address: ({ $id }) => paths.sparePart($id) })
    expect(links().some((href) => href.startsWith('/park-inventaire/b1'))).toBe(true)
    expect(links().some((href) => href.includes('/new'))).toBe(false)
  })

  it('brings rows from a sheet where that is among what its reader may do, and nowhere else', async () => {
    await open({}, ROWS, ['read', 'create', 'import'])
    expect(buttons()).toContain('action')
  })

  it('offers no sheet to who may only make single rows', async () => {
    await open()
    expect(buttons()).not.toContain('action')
  })

  it('deletes selected rows, unless nothing can be done with them', async () => {
    await open()
    await click(getOne('tbody input[type="checkbox"]'))
    expect(buttons()).toContain('delete.action')
  })

  it('does nothing with selected rows where nothing can be done', async () => {
    await open({ bulk: null })
    await click(getOne('tbody input[type="checkbox"]'))
    expect(buttons()).not.toContain('delete.action')
  })

  it('lets a definition put its own beside or in place of deleting', async () => {
    await open({ bulk: (ids, { list, remove }) => [`own ${ids} of ${list.total}`, remove] })
    await click(getOne('tbody input[type="checkbox"]'))
    expect(document.body.textContent).toContain('own b1 of 1')
    expect(buttons()).toContain('delete.action')
  })

  it('offers in its place what an empty list begins with', async () => {
    await open({ first: (add) => <div data-first>begin {add}</div> }, [])
    const first = document.querySelector('[data-first]')
    expect(first?.textContent).toContain('begin')
    expect(first?.querySelector('a')?.getAttribute('href')).toContain('/new')
  })

  it('is called as its collection where no text says otherwise, and then its search promises nothing', async () => {
    await open()
    const { many } = await loadMeta('bureaux', 'fr')
    expect(getOne('h1').textContent).toBe(many)
    expect(getOne<HTMLInputElement>('[role="searchbox"]').placeholder).toBe('')
  })

  it('says what its reader is shown', async () => {
    await open({ listHint: ({ collections }) => `sees ${Object.keys(collections)}` })
    expect(document.body.textContent).toContain('sees bureaux')
  })
})
