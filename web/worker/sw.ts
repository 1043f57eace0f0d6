// The service worker: the shell of the app stands without the server. It keeps what everybody gets, the page and the
// files of one build, and never an answer of the protocol; those it does not even see. And it shows what is pushed.
import { listenToPush } from './push'
import { isOfBuild, isShell, outdated, PAGE } from './rules'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: what names this build, and every file of it. */
declare const __BUILD__: string
declare const __FILES__: string[]

const HERE = `diwan-${__BUILD__}`
const FILES = new Set(__FILES__)
const KEPT = { cacheName: HERE, ignoreVary: true }
/** How long the server may take for a page before the kept one is shown, in milliseconds. */
const PATIENCE = 5_000

/** The page is kept with the headers it came with: its policy names the nonce that stands in it. */
async function install(): Promise<void> {
  const cache = await caches.open(HERE)
  const fetched = async (path: string) => {
    const answer = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload', credentials: 'omit' })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    if (path === PAGE && !isOfBuild(await answer.clone().text(), FILES)) throw new Error('the page is of another build')
    await cache.put(path, answer)
  }
  // A few at a time: the page that is open needs the line too.
  const waiting = [PAGE, ...FILES]
  const line = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await fetched(path)
  }
  await Promise.all([line(), line(), line()])
}

/** Tabs of the builds before go on with their files; those of older ones are gone by now. */
async function activate(): Promise<void> {
  for (const name of outdated(await caches.keys(), HERE)) await caches.delete(name)
  await self.clients.claim()
}

async function page(event: FetchEvent): Promise<Response> {
  const kept = async () => {
    const found = await caches.match(PAGE, KEPT)
    return found ?? Response.error()
  }
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE))
  const fresh = fetch(event.request).catch(() => undefined)
  const answer = await Promise.race([fresh, late])
  // What a proxy says in the place of a server that is gone.
  return answer && ![502, 503, 504].includes(answer.status) ? answer : kept()
}

/** Files named by their content are taken from whichever build kept them; the others are asked for anew. */
async function file(request: Request, path: string): Promise<Response> {
  if (!path.startsWith('/assets/')) {
    return fetch(request).catch(async () => (await caches.match(path, KEPT)) ?? Response.error())
  }
  return (await caches.match(path, { ignoreVary: true })) ?? fetch(request)
}

listenToPush()
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate') {
    if (isShell(url.pathname)) event.respondWith(page(event))
  } else if (url.pathname.startsWith('/assets/') || FILES.has(url.pathname)) {
    event.respondWith(file(event.request, url.pathname))
  }
})

/** A tab says which build it shows. Of this one: it takes over. Of another: the tab is told that there is a newer one. */
self.addEventListener('message', (event) => {
  const { entry } = event.data as { kind: 'shows'; entry?: string }
  if (entry && FILES.has(entry)) event.waitUntil(self.skipWaiting())
  else event.source?.postMessage({ kind: 'newer' })
})
