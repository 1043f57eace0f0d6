import { IconUsers } from '@tabler/icons-react'
import { lazy } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Accidents, Bureaux } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { CollectionActions } from './collection-actions'
import type { CollectionDefinition } from './definition'

const screen = vi.hoisted(() => ({ isSmall: false }))
vi.mock('@/ui/use-small', () => ({ useSmall: () => screen.isSmall }))
afterEach(() => Object.assign(screen, { isSmall: false }))

const row = { $id: 'b1', $collectionId: 'bureaux', nameFr: 'Nord', nameAr: 'شمال' } as unknown as Bureaux
const plain: CollectionDefinition<'bureaux'> = {
  collection: 'bureaux',
  texts: 'organisation:bureaux',
  columns: ['nameFr'],
  sort: 'nameFr',
  sections: { names: ['nameFr'] },
}
const people = { collection: 'employees', field: 'bureauId' } as const
const Print = ({ row }: { row: Bureaux }) => <button type="button">print {row.nameFr}</button>
const Count = () => <button type="button">count</button>

async function open(more: Partial<CollectionDefinition<'bureaux'>>, employees: readonly string[] = ['bureauId']) {
  const client = testClient()
  client.setQueryData(metaQuery('bureaux', 'fr').queryKey, await loadMeta('bureaux', 'fr'))
  const collections = {
    bureaux: { verbs: ['read', 'update', 'delete'], fields: ['nameFr'], write: ['nameFr'] },
    employees: { verbs: ['read'], fields: employees, write: [] },
  }
  client.setQueryData(rightsQuery.queryKey, { admin: true, permissions: [], collections } as never)
  await renderAt('/b1', <CollectionActions definition={{ ...plain, ...more }} row={row} />, client)
  await settle()
}
const offered = () => [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent)

describe('what can be done with a record', () => {
  it('is to change and to delete it', async () => {
    await open({})
    expect(offered()).toEqual(['screen.edit', 'delete.action'])
  })

  it('begins with what its definition adds, fetched when it is shown', async () => {
    await open({ extraActions: { print: lazy(async () => ({ default: Print })) } })
    expect(offered()).toEqual(['print Nord', 'screen.edit', 'delete.action'])
  })

  it('begins with the way to those that refer to it, where the reference has a picture', async () => {
    await open({
      references: [
        { ...people, Icon: IconUsers },
        { collection: 'services', field: 'bureauId' },
      ],
    })
    expect(offered()).toEqual(['screen.references.employees', 'screen.edit', 'delete.action'])
  })

  it('leads nowhere its reader may not look', async () => {
    await open({ references: [{ ...people, Icon: IconUsers }] }, [])
    expect(offered()).toEqual(['screen.edit', 'delete.action'])
  })

  it('folds what destroys where that makes more than three buttons', async () => {
    await open({ extraActions: { print: Print, count: Count } })
    expect(offered().slice(0, 3)).toEqual(['print Nord', 'count', 'screen.edit'])
    expect(getOne('[role="dialog"]').textContent).toBe('delete.action')
  })

  it('folds what its definition calls seldom on a phone alone', async () => {
    const actions: CollectionDefinition<'bureaux'>['actions'] = (bureau, { edit, fold }) => {
      const { flow, rare } = fold(1, <Print row={bureau} />)
      return [flow, edit(), rare]
    }
    await open({ actions })
    expect(offered()).toEqual(['print Nord', 'screen.edit', 'delete.action'])
    document.body.replaceChildren()
    screen.isSmall = true
    await open({ actions })
    expect(offered().slice(0, 2)).toEqual(['screen.edit', ''])
    expect(getOne('[role="dialog"]').textContent).toBe('print Norddelete.action')
  })

  it('leaves the steps of its flow to the acts that stand for them', async () => {
    const client = testClient()
    client.setQueryData(metaQuery('accidents', 'fr').queryKey, await loadMeta('accidents', 'fr'))
    const collections = { accidents: { verbs: ['update'], fields: [], write: [] } }
    client.setQueryData(rightsQuery.queryKey, { admin: true, permissions: [], collections } as never)
    onTheWire(() => ({ body: {} }))
    const crash = { $id: 'a1', $collectionId: 'accidents', state: 'reported' } as unknown as Accidents
    const accidents: CollectionDefinition<'accidents'> = {
      collection: 'accidents',
      texts: 'accidents',
      columns: ['date'],
      sort: 'date',
      sections: {},
    }
    const draw = (more: Partial<CollectionDefinition<'accidents'>>) =>
      renderAt('/a1', <CollectionActions definition={{ ...accidents, ...more }} row={crash} />, client)
    const { host: flowing } = await draw({})
    expect(flowing.textContent).toContain('steps.label')
    const { host: acting } = await draw({ acts: {} })
    expect(acting.textContent).not.toContain('steps.label')
  })

  it('is all as the definition arranges it, where it does', async () => {
    await open({ actions: (_, { remove }) => remove })
    expect(offered()).toEqual(['delete.action'])
  })
})
