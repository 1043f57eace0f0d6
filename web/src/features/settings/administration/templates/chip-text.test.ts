import { expect, it } from 'vitest'
import { nodesOf, piecesOf, textOf } from './chip-text'

const LABELS = new Map([
  ['employee.fullName', 'Nom et prénom'],
  ['employee.cin', 'CIN'],
])

function box(...nodes: (Node | string)[]): HTMLElement {
  const element = document.createElement('div')
  element.append(...nodes)
  return element
}

it('takes names that it knows for chips and leaves every other sign as it was written', () => {
  expect(piecesOf('{né|née} {employee.cin}[, {employee.grade}]', LABELS)).toEqual([
    { text: '{né|née} ' },
    { name: 'employee.cin', label: 'CIN' },
    { text: '[, ' },
    { text: '{employee.grade}' },
    { text: ']' },
  ])
})

it('says the same text that it was drawn from', () => {
  for (const text of [
    '',
    'a\n\nb',
    '# Titre\n{employee.fullName}, {employee.cin}\n',
    '{employee.cin}',
    'ا {employee.cin} ب',
  ]) {
    expect(textOf(box(...nodesOf(text, LABELS))), JSON.stringify(text)).toBe(text)
  }
})

it('reads lines however the browser writes them', () => {
  const br = () => document.createElement('br')
  const line = (text: string) => box(text)
  expect(textOf(box('a', br(), 'b'))).toBe('a\nb')
  expect(textOf(box('a', line('b'), line('c')))).toBe('a\nb\nc')
  expect(textOf(box('a', br(), br()))).toBe('a\n')
  expect(textOf(box('a', box(br()), line('c')))).toBe('a\n\nc')
})

it('nobody can write into a chip', () => {
  const [chip] = nodesOf('{employee.cin}', LABELS)
  expect((chip as HTMLElement).getAttribute('contenteditable')).toBe('false')
})
