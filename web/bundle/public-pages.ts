import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Pages that strangers open. */
export const PUBLIC_PAGES =
  /\/src\/routes\/((?:apply\.[^/]+|forgot-password|magic-link|reset-password|sign-up|verify-email|verify\.[^/]+)\.tsx)\?/
const FRAME = /\/src\/main\.tsx$/
const SIGN_IN = /\/src\/routes\/sign-in-2\.tsx\?/
/** Parts (`shared.ts`) that only somebody needs who has signed in. */
const OFFICE = ['layout', 'list', 'marks', 'controls', 'record', 'form', 'person']
/** So many bytes of scripts, as gzip, a public page may bring beyond the sign-in. */
const BEYOND_SIGN_IN = 20 * 1024

/** What is wrong with the public pages of a build, a sentence each. */
export function faultsOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
  const loadedWith = (of: (id: string) => boolean) => {
    const loaded = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => FRAME.test(id) || of(id))))
    for (const { imports } of loaded)
      for (const name of imports) {
        const imported = bundle[name]
        if (imported?.type === 'chunk') loaded.add(imported)
      }
    return [...loaded]
  }
  const weightOf = (loaded: Chunk[]) => loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  const most = weightOf(loadedWith((id) => SIGN_IN.test(id))) + BEYOND_SIGN_IN
  const pages = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => PUBLIC_PAGES.exec(id)?.[1] ?? [])))
  if (pages.size === 0) return ['no public page was found']
  return [...pages].flatMap((page) => {
    const loaded = loadedWith((id) => PUBLIC_PAGES.exec(id)?.[1] === page)
    const weight = weightOf(loaded)
    return [
      ...loaded
        .filter(({ name }) => OFFICE.includes(name))
        .map(({ name }) => `${page} loads the part "${name}" of the office`),
      ...(weight > most ? [`${page} weighs ${kib(weight)} of scripts, ${kib(most)} at most`] : []),
    ]
  })
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** Fails a build in which a page for strangers would bring the office along. */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const faults = faultsOf(bundle)
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}
