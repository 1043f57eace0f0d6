// Words that the server declares, as the web shows them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCHEMA = join(import.meta.dirname, '../../web/src/api/schema')

/** What the declaration says of an act: on its button, or in another `part` of it (`title`, `text`, `done`). */
export function actLabel(language, collection, act, part = 'label') {
  const source = readFileSync(join(SCHEMA, `${collection}.${language}.gen.ts`), 'utf8')
  const lines = source.match(/^ {4}\{"act".*\}(?=,?$)/gm).map((line) => JSON.parse(line))
  return lines.find((one) => one.act === act)[part]
}
