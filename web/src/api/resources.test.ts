import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ACTIONS, RESOURCES } from './resources'

const HERE = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(HERE, path), 'utf8')
const ids = RESOURCES.map(({ id }) => id)
const isNamed = (right: string) => !ACTIONS.some((all) => right.endsWith(`:${all}`))

/** What the code of the server asks for by its name; what only its tests and its demonstration say is left out. */
function rightsInCode(): string[] {
  const files = ['crates/platform', 'crates/departments'].flatMap((folder) =>
    readdirSync(join(HERE, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const code = files.filter((file) => /\/src\/(?!.*\b(tests?|town|demo)\b).*\.rs$/.test(file))
  return code.flatMap((file) => {
    const [own = ''] = read(file).split('#[cfg(test)]\nmod tests {')
    return [...own.matchAll(/"([\w-]+:[a-z]\w*)"/g)].map(([, right = '']) => right)
  })
}

/** What its flows ask for: the third part of a line of the golden names who makes a step. */
const rightsInFlows = () =>
  [...read('tests/golden/flows.txt').matchAll(/[(|]([\w-]+:[a-z]\w*)/g)].map(([, right = '']) => right)

/** Every noun is imported by those who may import what its resource holds. */
function rightsToImport(): string[] {
  const imported = [...read('web/src/api/actions.gen.ts').matchAll(/^ {2}'(\w+)\.import': /gm)]
  return imported.flatMap(([, collection]) => {
    const resource = /^ {2}resource: "(.+)",$/m.exec(read(`web/src/api/schema/${collection}.fr.gen.ts`))?.[1]
    return resource ? [`${resource}:import`] : []
  })
}

it('offers every right by name that the server asks for, and no other', () => {
  const asked = [...rightsInCode(), ...rightsInFlows(), ...rightsToImport()]
  const known = asked.filter((right) => ids.some((id) => right.startsWith(`${id}:`)))
  const offered = RESOURCES.flatMap(({ id, actions = [] }) => actions.map((action) => `${id}:${action}`))
  expect(offered.toSorted()).toEqual([...new Set(known.filter(isNamed))].toSorted())
})

it('names no resource that the server does not know', () => {
  const routes = read('crates/platform/src/people/permission.rs').split('const ROUTES')[1]?.split('\n];')[0] ?? ''
  const known = [...routes.matchAll(/\(\s*"([\w-]+)",\s*&\[/g)].map(([, resource = '']) => resource)
  expect(ids.filter((id) => !known.includes(id))).toEqual([])
})
