/** Where the page is kept; it answers every address of the app. */
export const PAGE = '/'

/** What is never the app's own page: the protocol, its health, its figures. */
const ELSEWHERE = ['v1', 'api', 'status', 'metrics']

/** Whether an address is one of the app's pages, as the server tells them apart (`web.rs`). */
export function isShell(path: string): boolean {
  const parts = path.split('/')
  return !ELSEWHERE.includes(parts[1] ?? '') && !parts.at(-1)?.includes('.')
}

/** Whether a page asks for nothing but the files of one build: the server may be replaced while they are fetched. */
export function isOfBuild(page: string, files: ReadonlySet<string>): boolean {
  const asked = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
  return asked.length > 0 && asked.every((path) => files.has(path))
}

/** How many builds before this one may still have tabs open. */
const BEFORE = 2

/** The caches that may go: all but this build's and those of the builds right before it. `names` are oldest first. */
export function outdated(names: readonly string[], here: string): string[] {
  return names.filter((name) => name.startsWith('diwan-') && name !== here).slice(0, -BEFORE)
}
