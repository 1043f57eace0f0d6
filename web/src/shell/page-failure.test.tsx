import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { loadRecord } from '@/engine/record-page/record-loader'
import { click, getByName, render, settle } from '@/testing/render'
import { PageFailure } from './page-failure'

async function open(answers: (() => unknown)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRoute({
    component: () => (
      <>
        <nav>menu</nav>
        <Outlet />
      </>
    ),
  })
  const ask = async () => answers.shift()?.()
  const record = createRoute({
    getParentRoute: () => root,
    path: '/annexes/$id',
    errorComponent: PageFailure,
    loader: () => loadRecord(client, { queryKey: ['annexes', 'one', '1'], queryFn: ask }),
    component: () => <h1>Agdal</h1>,
  })
  const history = createMemoryHistory({ initialEntries: ['/annexes/1?tab=history'] })
  const router = createRouter({ routeTree: root.addChildren([record]), history })
  const { host } = await render(<RouterProvider router={router as never} />, client)
  await settle()
  return { host, history }
}

const broken = () => {
  throw Object.assign(new Error('Too many connections'), { code: 500, type: 'general_unknown', response: '' })
}

describe('a page that fails', () => {
  it('leaves the menu and the address, says why, and is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { host, history } = await open([broken, broken, () => ({ nameFr: 'Agdal' })])
    expect(host.querySelector('nav')?.textContent).toBe('menu')
    expect(host.textContent).toContain('Too many connections')
    expect(history.location.href).toBe('/annexes/1?tab=history')
    await click(getByName('page.retry', host))
    await settle()
    expect(host.textContent).toContain('Too many connections')
    await click(getByName('page.retry', host))
    await settle()
    expect(host.querySelector('h1')?.textContent).toBe('Agdal')
    expect(history.location.href).toBe('/annexes/1?tab=history')
  })
})
