import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { act, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { RecordPicker } from './record-picker'
import { RecordsPicker } from './records-picker'
import { SearchSelect } from './search-select'
import { equalFirst } from './typed-words'

const employee = (id: string, fullNameFr: string) => ({ $id: id, $collectionId: 'employees', fullNameFr })
const BERRADA = employee('berrada', 'Berrada Amal')
const ALL = [
  employee('berrah', 'Berrah Ali'),
  employee('berrechid', 'Berrechid Omar'),
  employee('berra', 'Berra'),
  BERRADA,
]
const sent: string[] = []
const asked: string[] = []
const chosen: (string | string[] | null)[] = []

function One() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RecordPicker
      collection="employees"
      label="who"
      value={value}
      onChange={(id) => {
        chosen.push(id)
        setValue(id)
      }}
    />
  )
}

function Several() {
  const [value, setValue] = useState<string[]>([])
  const change = (ids: string[]) => {
    chosen.push(ids)
    setValue(ids)
  }
  return <RecordsPicker collection="employees" label="who" value={value} onChange={change} />
}

function Known() {
  const [value, setValue] = useState<string | null>(null)
  const data = [
    { group: 'a', items: [{ value: 'long', label: 'Congé maladie de longue durée' }] },
    { group: 'b', items: [{ value: 'sick', label: 'Congé maladie' }] },
  ]
  const change = (id: string | null) => {
    chosen.push(id)
    setValue(id)
  }
  return <SearchSelect label="who" data={data} value={value} onChange={change} />
}

/** A form with one picker, before a server that finds whoever is called so, and knows one by the number on their card. */
async function open(picker: ReactNode, auth: readonly string[] = []) {
  const client = testClient()
  client.setQueryData(metaQuery('employees', 'fr').queryKey, await loadMeta('employees', 'fr'))
  const fields = ['fullNameFr']
  const rights = {
    admin: false,
    auth,
    permissions: [],
    rolePermissions: [],
    collections: { employees: { verbs: ['read'], fields, write: [] } },
  }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  onTheWire(({ path, queries, body }) => {
    if (path.endsWith('/actions/employees.lookup')) {
      asked.push(String((body as { number: string }).number))
      return { body: { employee: asked.at(-1) === 'BE277459' ? BERRADA : null } }
    }
    const one = ALL.find(({ $id }) => path.endsWith(`/${$id}`))
    if (one) return { body: one }
    const find = queries.map((query) => JSON.parse(query)).find(({ method }) => method === 'find')
    const words = String(find?.values[0] ?? '').toLowerCase()
    const documents = ALL.filter(({ fullNameFr }) => fullNameFr.toLowerCase().includes(words))
    return { body: { total: documents.length, documents } }
  })
  const form = (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      {picker}
      <button type="submit">save</button>
    </form>
  )
  await renderAt('/', form, client)
  return getOne<HTMLInputElement>('input[role="combobox"]')
}

const focus = (input: HTMLElement) => act(async () => input.focus())
const blur = (input: HTMLElement) => act(async () => input.blur())
async function press(input: HTMLElement, key: string, more: KeyboardEventInit = {}) {
  const pressed = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...more })
  await act(async () => void input.dispatchEvent(pressed))
}
async function typeIn(input: HTMLInputElement, words: string) {
  await focus(input)
  await fill(input, words)
  await settle(300)
}

beforeEach(() => {
  sent.length = 0
  asked.length = 0
  chosen.length = 0
})

it('takes the first match by Enter, and what is equal to the words is the first', async () => {
  const input = await open(<One />)
  await typeIn(input, 'berra')
  await press(input, 'Enter')
  await settle()
  expect([chosen, input.value, sent]).toEqual([['berra'], 'Berra', []])
})

it('takes the only match when Enter came before the answer, and no match of other words', async () => {
  const input = await open(<One />)
  await typeIn(input, 'berr')
  await fill(input, 'berrada')
  await press(input, 'Enter')
  await settle(300)
  expect(chosen).toEqual(['berrada'])
})

it('asks whom a whole number names for those who order missions, once they say so', async () => {
  const input = await open(<One />, ['order-mission-admin'])
  await typeIn(input, 'be 277-459')
  expect(asked).toEqual([])
  await press(input, 'Enter')
  await settle()
  expect([asked, chosen, input.value]).toEqual([['BE277459'], ['berrada'], 'Berrada Amal'])
  await typeIn(input, '12345')
  await press(input, 'Enter')
  await settle()
  expect([asked.at(-1), chosen]).toEqual(['12345', ['berrada']])
  expect(document.body.textContent).toContain('picker.nobody')
})

it('asks whom a number names for nobody else', async () => {
  const input = await open(<One />)
  await typeIn(input, 'BE277459')
  await press(input, 'Enter')
  await settle()
  expect([asked, chosen]).toEqual([[], []])
})

it('takes the only match by Tab', async () => {
  const input = await open(<One />)
  await typeIn(input, 'berr')
  await press(input, 'Tab')
  expect(chosen).toEqual([])
  await typeIn(input, 'berrada')
  await press(input, 'Tab')
  expect(chosen).toEqual(['berrada'])
})

it('keeps words that were not chosen, says so, and lets no form go with them', async () => {
  for (const picker of [<One key="one" />, <Several key="several" />, <Known key="known" />]) {
    const input = await open(picker)
    await typeIn(input, 'xyz')
    await blur(input)
    expect([input.value, document.body.textContent?.includes('picker.left')]).toEqual(['xyz', true])
    await act(async () => getByName('save').click())
    expect([sent, document.activeElement === input]).toEqual([[], true])
    await fill(input, '')
    await act(async () => getByName('save').click())
    expect(sent).toEqual(['sent'])
    sent.length = 0
    document.body.replaceChildren()
  }
})

it('hears the word to save while its list is open, and chooses nothing by it', async () => {
  const input = await open(<One />)
  await typeIn(input, 'berra')
  await press(input, 'Enter', { ctrlKey: true })
  expect([chosen, sent]).toEqual([[], []])
  expect(document.body.textContent).toContain('picker.left')
  await press(input, 'Enter')
  await press(input, 'Enter', { ctrlKey: true })
  expect([chosen, sent]).toEqual([['berra'], ['sent']])
})

it('chooses several, one Enter each', async () => {
  const input = await open(<Several />)
  for (const words of ['berrada', 'berrah']) {
    await typeIn(input, words)
    await press(input, 'Enter')
    await settle()
  }
  expect([chosen.at(-1), input.value]).toEqual([['berrada', 'berrah'], ''])
})

it('finds in a list that is known whatever the accents, the equal one first in its part', async () => {
  const input = await open(<Known />)
  await typeIn(input, 'conge maladie de')
  await press(input, 'Enter')
  expect(chosen).toEqual(['long'])
})

it('puts what is equal first, and leaves the rest in its order', () => {
  const sorted = (typed: string) => equalFirst(['AB12', 'b1', 'B12', 'B'], typed, (one) => [one])
  expect(sorted('b12 ')).toEqual(['B12', 'AB12', 'b1', 'B'])
  expect(sorted('')).toEqual(['AB12', 'b1', 'B12', 'B'])
})
