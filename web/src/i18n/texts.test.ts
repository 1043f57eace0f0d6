import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './language'

const FOLDER = join(__dirname, 'texts')
const NAMESPACES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.fr.json'))
  .map((file) => file.replace('.fr.json', ''))

function flat(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, prefix ? `${prefix}.${key}` : key))
}

function texts(namespace: string, language: Language): Map<string, string> {
  return new Map(flat(JSON.parse(readFileSync(join(FOLDER, `${namespace}.${language}.json`), 'utf8'))))
}

const PLURAL = /_(zero|one|two|few|many|other)$/

function bare(keys: Iterable<string>): string[] {
  return [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort()
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1] ?? '').sort()
}

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  const all = Object.fromEntries(LANGUAGES.map((language) => [language, texts(namespace, language)]))
  const of = (language: Language) => all[language] as Map<string, string>

  it('say the same things in every language', () => {
    for (const language of LANGUAGES) expect(bare(of(language).keys())).toEqual(bare(of('fr').keys()))
  })

  it('are never blank', () => {
    for (const language of LANGUAGES) {
      expect([...of(language)].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([])
    }
  })

  it('are in Arabic where they are Arabic', () => {
    const worded = [...of('ar')].filter(([, text]) => /\p{L}/u.test(text.replace(/{{.*?}}/g, '')))
    const same = worded.filter(([key, text]) => text === of('fr').get(key) || !/[\u0600-\u06ff]/.test(text))
    expect(same.map(([key]) => key)).toEqual([])
  })

  it('have the French apostrophe', () => {
    const typed = [...of('fr')].filter(([, text]) => /\p{L}'\p{L}/u.test(text))
    expect(typed.map(([key]) => key)).toEqual([])
  })

  it('have every plural of their language', () => {
    for (const language of LANGUAGES) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const counted = new Set(
        [...of(language).keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
      )
      const missing = [...counted]
        .flatMap((key) => forms.map((form) => `${key}_${form}`))
        .filter((key) => !of(language).has(key))
      expect(missing).toEqual([])
    }
  })

  it('speak of nothing but what they are given', () => {
    for (const [key, text] of of('fr')) {
      for (const language of ['ar', 'en'] as const) {
        const other = of(language).get(key)
        if (other !== undefined && !PLURAL.test(key))
          expect([key, placeholders(other)]).toEqual([key, placeholders(text)])
      }
    }
  })
})
