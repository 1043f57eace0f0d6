import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { rightsQuery } from '@/api/session'
import { loadRecord, loadRecordAnew } from '@/engine/record-page/record-loader'
import { render, settle, testClient } from '@/testing/render'
import { Breadcrumbs } from './breadcrumbs'

interface Unit {
  $collectionId: 'annexes'
  nameFr: string
  nameAr: string
}

/** A record that is asked with its links on its page, and without them by its form: under two keys. */
/** What an administrator's browser holds. */
function clientOf(rights: object, client = testClient()) {
  client.setQueryData(rightsQuery.queryKey, { auth: [], permissions: [], rolePermissions: [], ...rights } as never)
  return client
}

function town() {
  const stored: Unit = { $collectionId: 'annexes', nameFr: 'Annexe Agdal', nameAr: 'ملحقة أكدال' }
  const asked: string[] = []
  const query = (links: string[]) =>
    queryOptions({
      queryKey: ['annexes', 'one', '1', links],
      queryFn: async () => {
        asked.push(links.length ? 'page' : 'form')
        return { ...stored }
      },
    })
  return { stored, asked, query }
}

async function open({ query }: ReturnType<typeof town>) {
  const client = clientOf({ admin: true }, new QueryClient({ defaultOptions: { queries: { staleTime: 5 * 60_000 } } }))
  const page = query(['building'])
  const form = query([])
  const root = createRootRoute({
    component: () => (
      <>
        <Breadcrumbs />
        <Outlet />
      </>
    ),
  })
  const record = createRoute({
    getParentRoute: () => root,
    path: '/annexes/$id',
    loader: () => loadRecord(client, page),
    component: () => <h1>{useQuery(page).data?.nameFr}</h1>,
  })
  const edit = createRoute({
    getParentRoute: () => root,
    path: '/annexes/$id/edit',
    staticData: { crumb: 'crumbs.edit' },
    loader: () => loadRecordAnew(client, form),
    component: () => <input readOnly value={useQuery(form).data?.nameFr ?? ''} />,
  })
  const history = createMemoryHistory({ initialEntries: ['/annexes/1'] })
  const router = createRouter({ routeTree: root.addChildren([record, edit]), history })
  await router.load()
  const { host } = await render(<RouterProvider router={router as never} />, client)
  const go = async (to: string) => {
    await act(() => router.navigate({ to } as never))
    await settle()
  }
  return { client, host, go }
}

/** A town of screens without records, to see what stands above one. */
async function pathAt(address: string, rights: object = { admin: true }): Promise<(string | null)[]> {
  const root = createRootRoute({ component: Breadcrumbs })
  const crumbs = { '/annexes': undefined, '/annexes/new': 'crumbs.new', '/settings': 'crumbs.settings' } as const
  const below = { '/settings/administration': 'crumbs.administration', '/annexes/$id/edit': 'crumbs.edit' } as const
  const routes = Object.entries({ ...crumbs, ...below }).map(([path, crumb]) =>
    createRoute({ getParentRoute: () => root, path, staticData: crumb ? { crumb } : {} }),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  const { host } = await render(<RouterProvider router={router as never} />, clientOf(rights))
  return [...host.querySelectorAll('nav a, [aria-current]')].map((crumb) => crumb.textContent)
}

describe('the path to a screen', () => {
  it('follows from its address: what screens are called, or what the menu calls them', async () => {
    expect(await pathAt('/annexes/new')).toEqual(['menu.annexes', 'crumbs.new'])
    expect(await pathAt('/annexes/centre/edit')).toEqual(['menu.annexes', 'crumbs.edit'])
    expect(await pathAt('/settings/administration')).toEqual(['crumbs.settings', 'crumbs.administration'])
  })

  it('is not told of a screen that stands below none', async () => {
    expect(await pathAt('/annexes')).toEqual([])
  })
})

describe('the path of somebody who may not open what stands above', () => {
  it('leads nowhere that they may not go', async () => {
    expect(await pathAt('/annexes/new', { admin: false })).toEqual([])
  })
})

describe('the title of the tab', () => {
  it('names what a form makes', async () => {
    const client = clientOf({ admin: true })
    client.setQueryData(['meta', 'missions', 'fr'], { one: 'Ordre de mission' })
    const root = createRootRoute({ component: Breadcrumbs })
    const form = createRoute({
      getParentRoute: () => root,
      path: '/order-mission/new',
      staticData: { crumb: 'crumbs.new' },
      loader: () => ({ form: 'missions' }),
    })
    const history = createMemoryHistory({ initialEntries: ['/order-mission/new'] })
    const router = createRouter({ routeTree: root.addChildren([form]), history })
    await router.load()
    const { again } = await render(<RouterProvider router={router as never} />, client)
    expect(document.title).toBe('crumbs.newOf · product')
    await again(<p>a page outside of the shell</p>)
    expect(document.title).toBe('product')
  })
})

describe('the path to a record', () => {
  it('calls it by its new name as soon as it is renamed', async () => {
    const place = town()
    const { client, host, go } = await open(place)
    expect(document.title).toContain('Annexe Agdal')
    await go('/annexes/1/edit')
    place.stored.nameFr = 'Annexe Hassan'
    await client.invalidateQueries({ queryKey: ['annexes'] })
    await go('/annexes/1')
    expect(host.querySelector('h1')?.textContent).toBe('Annexe Hassan')
    expect(document.title).toContain('Annexe Hassan')
    expect(document.title).not.toContain('Agdal')
  })

  it('leads from the form back to the record, under the name it has', async () => {
    const place = town()
    const { host, go } = await open(place)
    place.stored.nameFr = 'Annexe Hassan'
    await go('/annexes/1/edit')
    const link = host.querySelector('nav a')
    expect(link?.getAttribute('href')).toBe('/annexes/1')
    expect(link?.textContent).toBe('Annexe Hassan')
  })
})

describe('a form', () => {
  it('begins with what the server holds, however lately it was opened before', async () => {
    const place = town()
    const { host, go } = await open(place)
    await go('/annexes/1/edit')
    await go('/annexes/1')
    place.stored.nameFr = 'Annexe Hassan'
    await go('/annexes/1/edit')
    expect(host.querySelector('input')?.value).toBe('Annexe Hassan')
    expect(place.asked).toEqual(['page', 'form', 'form'])
  })
})
