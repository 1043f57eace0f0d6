import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { classesOf, sourcesOf, stylesheets, usedStyles } from './used-styles'

const SOURCES = sourcesOf(join(__dirname, '../src'))
const WHOLE = readFileSync(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), 'utf8')
const namesOf = (sources: string[]) => usedStyles(sources).map(({ name }) => name)

it('finds the rules of a component, of what it is made of, and those of every page', () => {
  const base = ['baseline', 'default-css-variables', 'global']
  expect(namesOf([`import { Badge } from '@mantine/core'`])).toEqual([...base, 'Badge'])
  expect(namesOf([`import { type ButtonProps, Button as Press } from '@mantine/core'`])).toEqual([
    ...base,
    'UnstyledButton',
    'Loader',
    'Button',
  ])
})

it('knows what the calendars are made of', () => {
  expect(namesOf([`import { DatePickerInput } from '@mantine/dates'`])).toEqual(
    expect.arrayContaining(['UnstyledButton', 'Popover', 'Input', 'Modal']),
  )
})

it('takes what the app imports, in the order of the whole, and not what nobody imports', () => {
  const used = namesOf(SOURCES)
  expect(used).toEqual(expect.arrayContaining(['Button', 'Input', 'Combobox', 'Modal', 'Table', 'Tooltip']))
  const imported = (name: string) => SOURCES.some((source) => new RegExp(`\\b${name}\\b`).test(source))
  const unused = ['Accordion', 'ColorPicker', 'Spoiler', 'Stepper', 'Timeline'].filter((name) => !imported(name))
  expect(unused.length).toBeGreaterThan(0)
  expect(used.filter((name) => unused.includes(name))).toEqual([])
  expect(used).toEqual(
    stylesheets()
      .map(({ name }) => name)
      .filter((name) => used.includes(name)),
  )
})

it('leaves out no rule that has a class of a component in use', () => {
  const classes = classesOf(SOURCES)
  const built = usedStyles(SOURCES)
    .map(({ text }) => text)
    .join('\n')
  const lost = [...classes].filter((name) => WHOLE.split(`.${name}`).length !== built.split(`.${name}`).length)
  expect(classes.size).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

it('refuses an import that does not say of what', () => {
  expect(() => usedStyles([`import * as All from '@mantine/core'`])).toThrow('by their names')
  expect(() => usedStyles([`const Lazy = lazy(() => import('@mantine/core'))`])).toThrow('by their names')
})
