import { type ComboboxData, MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { equalFirst, holdsWords, useTypedWords } from './typed-words'

interface Option {
  value: string
  label: string
}

interface Part {
  group: string
  items: readonly Option[]
}

/** What is chosen among, in parts or not. */
export type Choices = readonly (Option | Part)[]

const isPart = (one: Option | Part): one is Part => 'group' in one
const isOption = (one: Option | Part): one is Option => !isPart(one)
const optionsOf = (data: Choices): Option[] => data.flatMap((one) => (isPart(one) ? one.items : one))

/** The choices that hold the words, what is equal to them first. */
function findChoices(data: Choices, typed: string): Choices {
  if (!typed) return data
  const among = (options: readonly Option[]) =>
    equalFirst(
      options.filter(({ label }) => holdsWords(label, typed)),
      typed,
      ({ label }) => [label],
    )
  const parts = data.filter(isPart).map(({ group, items }) => ({ group, items: among(items) }))
  return [...among(data.filter(isOption)), ...parts.filter(({ items }) => items.length > 0)]
}

const asData = (data: Choices) => data as ComboboxData
const valuesOf = (data: Choices) => optionsOf(data).map(({ value }) => value)

type OwnSelect = 'data' | 'filter' | 'searchable' | 'searchValue' | 'onSearchChange' | 'onChange' | 'value'

interface SearchSelectProps extends Omit<SelectProps, OwnSelect> {
  data: Choices
  value: string | null
  onChange: (value: string | null) => void
}

/** Chooses one of a list that is known, by a part of its name. */
export function SearchSelect({ data, value, onChange, error, onBlur, ...passed }: SearchSelectProps) {
  const { t } = useTranslation('parts')
  const [term, setTerm] = useState('')
  const standing = optionsOf(data).find((option) => option.value === value)?.label ?? ''
  const typed = term === standing ? '' : term.trim()
  const offered = findChoices(data, typed)
  const take = (taken: string) => {
    if (taken === value) setTerm(standing)
    else onChange(taken)
  }
  const words = useTypedWords({ typed, setTerm, offered: valuesOf(offered), onTake: take, error, onBlur })
  return (
    <Select
      nothingFoundMessage={t('picker.nothing')}
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      {...passed}
      {...words}
      data={asData(data)}
      value={value}
      onChange={onChange}
      allowDeselect={!typed && (passed.allowDeselect ?? true)}
      onOptionSubmit={(taken) => taken === value && setTerm(standing)}
      searchable
      searchValue={term}
      filter={() => optionsFor(offered)}
    />
  )
}

interface SearchMultiSelectProps extends Omit<MultiSelectProps, OwnSelect> {
  data: Choices
  value: string[]
  onChange: (values: string[]) => void
}

/** Chooses several of a list that is known, by parts of their names. */
export function SearchMultiSelect({ data, value, onChange, error, onBlur, ...passed }: SearchMultiSelectProps) {
  const { t } = useTranslation('parts')
  const [term, setTerm] = useState('')
  const typed = term.trim()
  const open = data.flatMap((one): Choices => {
    const isOpen = (option: Option) => !value.includes(option.value)
    if (isPart(one)) return [{ ...one, items: one.items.filter(isOpen) }]
    return isOpen(one) ? [one] : []
  })
  const offered = findChoices(open, typed)
  const take = (taken: string) => {
    setTerm('')
    onChange([...value, taken])
  }
  const words = useTypedWords({ typed, setTerm, offered: valuesOf(offered), onTake: take, error, onBlur })
  return (
    <MultiSelect
      nothingFoundMessage={t('picker.nothing')}
      {...passed}
      {...words}
      data={asData(data)}
      value={value}
      onChange={onChange}
      searchable
      hidePickedOptions
      searchValue={term}
      filter={() => optionsFor(offered)}
    />
  )
}

/** As the list draws it. */
function optionsFor(data: Choices) {
  return data.map((one) => (isPart(one) ? { group: one.group, items: [...one.items] } : one))
}
