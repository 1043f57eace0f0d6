import { onServerBack } from '@/api/health'
import { updateStore } from './update-store'

/** How often a tab that stays open looks for a updateStore build, in milliseconds. */
const EVERY = 3_600_000

/** What this tab shows: the script that its page began with. */
function entry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : undefined
}

/** Says to a build that waits what this tab shows; it takes over, or answers that it is updateStore. */
function greet(worker: ServiceWorker | null): void {
  worker?.postMessage({ kind: 'shows', entry: entry() })
}

/** Registers the service worker, where the browser has one: on pages that are secure, or of this computer. `open` goes where
 * a notification leads that was clicked. */
export async function startWorker(open: (path: string) => void): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  }
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (!registration) return

  workers.addEventListener('message', ({ data }) => {
    if (data?.kind === 'newer') updateStore.found()
    if (data?.kind === 'open') open(data.link)
  })
  greet(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && workers.controller) greet(coming)
    })
  })
  const look = () => void registration.update().catch(() => {})
  setInterval(look, EVERY)
  // A server that comes back is often a updateStore one.
  onServerBack(look)
}
