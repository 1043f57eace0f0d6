import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(__dirname)

/** Which rooms a room may look into, itself aside. `ui ← parts ← features ← routes`; the shell is furniture of the routes. */
const DOORS: Record<string, string[]> = {
  i18n: [],
  api: ['i18n'],
  ui: ['i18n'],
  parts: ['i18n', 'api', 'ui'],
  shell: ['i18n', 'api', 'ui', 'parts'],
  features: ['i18n', 'api', 'ui', 'parts'],
  routes: ['i18n', 'api', 'ui', 'parts', 'shell', 'features'],
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.gen\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

function room(file: string): string {
  const [first = '', second, third] = file.split('/')
  return first === 'features' ? `features/${second}/${third}` : first
}

/** What a file imports of ours, as paths under `src`. */
function imports(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return named
    .filter((name) => name.startsWith('@/') || name.startsWith('.'))
    .map((name) => (name.startsWith('@/') ? name.slice(2) : relative(ROOT, resolve(ROOT, dirname(file), name))))
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return true
  if (to.startsWith('features/')) return from === 'routes'
  return DOORS[from.split('/')[0] ?? '']?.includes(to) ?? false
}

describe('the house', () => {
  it('has files to look at', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  it('keeps its doors one way', () => {
    const inside = files.filter(({ file }) => file.includes('/'))
    const wrong = inside.flatMap(({ file, text }) =>
      imports(file, text)
        .filter((target) => !mayImport(room(file), room(target)))
        .map((target) => `${file} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('has no file over 400 lines', () => {
    expect(files.filter(({ text }) => text.split('\n').length > 400).map(({ file }) => file)).toEqual([])
  })

  it('has no drawer for everything', () => {
    expect(files.filter(({ file }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file))).toEqual([])
  })

  it('lays out by start and end, never by left and right', () => {
    const sided =
      /(?:margin|padding|border)-(?:left|right)|(?:^|\s)(?:left|right)\s*:|\b(?:ml|mr|pl|pr)=|\b(?:float|text-align)\s*:\s*(?:left|right)/
    expect(
      files.filter(({ file, text }) => !file.endsWith('.test.ts') && sided.test(text)).map(({ file }) => file),
    ).toEqual([])
  })

  it('names no registry in the lock', () => {
    expect(readFileSync(join(ROOT, '../package-lock.json'), 'utf8')).not.toMatch(/"resolved"|https?:\/\/registry/)
  })
})
