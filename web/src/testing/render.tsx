import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import i18next from 'i18next'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { afterEach, vi } from 'vitest'
import { isWireQuiet } from './wire'

export { act }

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

// Texts are their own keys: what a component says is read from its files by other tests.
if (!i18next.isInitialized) {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: {}, showSupportNotice: false } as object)
}

const undo: (() => void)[] = []
afterEach(async () => {
  for (const one of undo.splice(0)) await act(async () => one())
})

function providers(client: QueryClient, children: ReactNode) {
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MantineProvider>
  )
}

export function testClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000 } } })
}

/** Draws what is passed, and draws it again under the same root. */
export async function render(what: ReactNode, client = testClient()) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const again = (next: ReactNode) => act(async () => root.render(providers(client, next)))
  undo.push(() => {
    root.unmount()
    host.remove()
  })
  await again(what)
  return { host, client, again }
}

/** Draws what is passed at an address of a router whose every address shows it. */
export async function renderAt(address: string, what: ReactNode, client = testClient()) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const routeTree = createRootRoute({ component: () => what, notFoundComponent: () => what })
  const router = createRouter({ routeTree, history })
  await router.load()
  const drawn = await render(<RouterProvider router={router as never} />, client)
  return { ...drawn, router }
}

function setNative(input: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype = Object.getPrototypeOf(input) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Adds letters to what stands in an input, as one key does: to what it holds at that moment. */
export const type = (input: HTMLInputElement | HTMLTextAreaElement, letters: string) =>
  act(async () => setNative(input, input.value + letters))

export const fill = (input: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  act(async () => setNative(input, value))

export const click = (element: Element) => act(async () => (element as HTMLElement).click())

/** The one element that a selector finds. */
export function getOne<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelectorAll<E>(selector)
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements are ${selector}`)
  return found[0]
}

/** The one button, link or field that is called so. */
export function getByName<E extends Element = HTMLElement>(name: string, within: ParentNode = document): E {
  const all = [...within.querySelectorAll<E & HTMLElement>('button, a, input, textarea, [role]')]
  const found = all.filter(
    (element) => element.getAttribute('aria-label') === name || element.textContent.trim() === name,
  )
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements are called ${name}`)
  return found[0]
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** So many turns of the loop without a call or an import: what follows an answer has been drawn by then. */
const QUIET_TURNS = 12

/** Lets what was promised happen: so long at least, and until files are there and calls are answered, however busy the machine. */
export const settle = (milliseconds = 0) =>
  act(async () => {
    await sleep(milliseconds)
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = isWireQuiet() ? quiet + 1 : 0) {
      await vi.dynamicImportSettled()
      await sleep(0)
    }
  })
