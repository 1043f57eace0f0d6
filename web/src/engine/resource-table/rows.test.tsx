import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Annexes } from '@/api/schema.gen'
import { withSearch } from '@/paths/address'
import { act, click, getOne, renderAt, settle } from '@/testing/render'
import { Rows } from './rows'
import type { List } from './use-list'

const ROWS = ['agdal', 'hassan'].map((id) => ({ $id: id, nameFr: id })) as Annexes[]

function listOf(drawn: string[]) {
  const render = (row: Annexes) => {
    drawn.push(row.$id)
    return <b>{row.nameFr}</b>
  }
  const shown = [
    { key: 'name', label: 'Name', fields: ['nameFr'], render },
    { key: 'people', label: 'People', fields: ['people'], render: () => <a href="/people">3</a> },
    {
      key: 'code',
      label: 'Code',
      fields: ['code'],
      render: (row: Annexes) => (
        <b title={row.$id}>
          <i>{row.$id}</i>
        </b>
      ),
    },
  ]
  const selection = {
    ids: new Set<string>(),
    toggle: () => undefined,
    toggleAll: () => undefined,
    clear: () => undefined,
  }
  const answer = { isFetching: false, isPending: false, isPlaceholderData: false }
  return {
    documents: ROWS,
    shown,
    selection,
    answer,
    sort: 'nameFr',
    size: 10,
    compact: false,
  } as unknown as List<'annexes'>
}

const table = (list: List<'annexes'>) => (
  <Rows
    list={list}
    label="annexes"
    placeholder=""
    address={addressOf}
    rowName={(row) => row.nameFr}
    card={() => null}
    empty={{} as never}
  />
)

let show: (list: List<'annexes'>) => void
function Shown({ list }: { list: List<'annexes'> }) {
  const [shown, setShown] = useState(list)
  show = setShown
  return table(shown)
}

const addressOf = (row: Annexes) => withSearch(`/annexes/${row.$id}`, { tab: 'people' })

describe('a row of a list', () => {
  it('is a link to its record, which the browser knows: its first cell is stretched over it', async () => {
    const { host, router } = await renderAt('/annexes', table(listOf([])))
    const links = [...host.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('a')])
    expect(links.map((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ['/annexes/agdal?tab=people', '/people'],
      ['/annexes/hassan?tab=people', '/people'],
    ])
    expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const link = host.querySelector('tbody tr:nth-child(2) a') ?? host
    await click(link)
    await settle()
    expect(router.state.location.href).toBe('/annexes/hassan?tab=people')
  })

  it('leads to its record from the words of any cell, but for those that lead elsewhere or are being selected', async () => {
    const { host, router } = await renderAt('/annexes', table(listOf([])))
    const [word, elsewhere] = [
      getOne('tbody tr:first-child b i', host),
      getOne('tbody tr:first-child a[href="/people"]', host),
    ]
    elsewhere.addEventListener('click', (event) => event.preventDefault())
    await click(elsewhere)
    getSelection()?.selectAllChildren(word)
    await click(word)
    await settle()
    expect(router.state.location.href).toBe('/annexes')
    getSelection()?.removeAllRanges()
    await click(word)
    await settle()
    expect(router.state.location.href).toBe('/annexes/agdal?tab=people')
  })

  it('is drawn again only when what it shows has changed', async () => {
    const drawn: string[] = []
    const list = listOf(drawn)
    await renderAt('/annexes', <Shown list={list} />)
    const before = drawn.length
    expect(before).toBeGreaterThan(0)
    await act(async () =>
      show({ ...list, selection: { ...list.selection, ids: new Set(['hassan']) } } as List<'annexes'>),
    )
    expect(drawn.slice(before).filter((id) => id === 'agdal')).toEqual([])
  })
})
