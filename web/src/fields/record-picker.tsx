import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery, oneQuery } from '@/api/documents'
import { FACTS } from '@/api/facts.gen'
import { useReadable } from '@/api/hooks'
import { findQuery, NONE } from '@/api/list'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { detailOf as detailIn, detailLinks, otherTitle, pickedBy, titleOf, titles } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { LOOKUP, useNumberLookup } from './number-lookup'
import { OptionLines } from './option-lines'
import styles from './record-picker.module.css'
import { equalFirst, useTypedWords } from './typed-words'

const OFFERED = 10

type Passed = Pick<
  SelectProps,
  | 'comboboxProps'
  | 'id'
  | 'label'
  | 'placeholder'
  | 'error'
  | 'required'
  | 'disabled'
  | 'aria-label'
  | 'size'
  | 'w'
  | 'onBlur'
  | 'withAsterisk'
  | 'description'
  | 'inputWrapperOrder'
>

/** Documents that are offered under one heading. */
export interface OptionPart {
  label: string
  /** What they have in common. */
  queries: readonly string[]
  /** What stands beneath the name of one, before what its collection is told by. */
  detailOf?: (id: string) => string | undefined
}

export interface RecordPickerProps<C extends CollectionId> extends Passed {
  collection: C
  value: string | null
  /** What all that is offered has in common, and its order where not that of names. */
  baseQueries?: readonly string[]
  /** What is offered in parts, the first before the second. */
  parts?: readonly OptionPart[] | undefined
  /** In which parts is still being asked: nothing is offered that would move away from who is about to take it. */
  pending?: boolean
  /** What stands beneath the name of what is offered, where not what its collection is told by. */
  detailOf?: (document: Collections[C]) => string
  /** What is offered besides, for documents that name none: how it is called. */
  none?: string | undefined
  /** Told what was chosen, as it was offered. */
  onChange: (id: string | null, chosen?: Collections[C]) => void
}

/** What is offered for a term: at most ten, by name, each with what tells it from others. */
export function pickQueries(
  collection: CollectionId,
  term: string,
  readable: ReadonlySet<string>,
  among: readonly string[] = [],
): string[] {
  const fields = pickedBy(collection).filter((field) => readable.has(field))
  const [first = '$id'] = fields
  const text = term.trim()
  const filter = text && fields.length ? [findQuery(fields, text)] : []
  const links = detailLinks(collection, readable)
  const select = links.length ? [Query.select(['*', ...links])] : []
  return [...among, ...filter, ...select, Query.orderAsc(first), Query.limit(OFFERED)]
}

/** What a document is picked by, as this reader sees it: of those offered, whichever is equal to the words stands first. */
export function pickedTexts(collection: CollectionId, document: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { fr, ar } = titles(document)
  return [fr, ar, ...pickedBy(collection).map((field) => document[field])]
}

/** Chooses a document by a part of its name in either language; the server looks, at most ten are offered. */
export function RecordPicker<C extends CollectionId>(props: RecordPickerProps<C>) {
  const { collection, value, baseQueries = [], parts, pending = false, detailOf, none, onChange, ...passed } = props
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const readable = useReadable(collection)
  const [term, setTerm] = useState('')
  const [opened, setOpened] = useState(false)
  const isNone = none !== undefined && value === NONE
  const chosen = useQuery({ ...oneQuery(collection, value ?? ''), enabled: Boolean(value) && !isNone })
  const [picked, setPicked] = useState<Collections[C]>()
  const document = chosen.data ?? (picked?.$id === value ? picked : undefined)
  const chosenTitle = isNone ? none : value ? titleOf(document, language) || '…' : ''
  const typed = term === chosenTitle ? '' : term.trim()
  const [asked] = useDebouncedValue(typed, 200)
  const asks: readonly OptionPart[] = pending ? [] : parts?.length ? parts : [{ label: '', queries: [] }]
  const pages = useQueries({
    queries: asks.map(({ queries }) => ({
      ...listQuery(collection, pickQueries(collection, asked, readable, [...baseQueries, ...queries])),
      enabled: opened,
    })),
  })
  const isFetching = pending || pages.some((page) => page.isFetching)
  const offered = pages.flatMap(({ data }) => data?.documents ?? [])
  const missing = value && !isNone && !offered.some((document) => document.$id === value)
  const known = missing ? [{ value, label: chosenTitle, other: otherTitle(document, language) }] : []
  const optionOf = (document: Collections[C], part: OptionPart) => ({
    value: document.$id,
    label: titleOf(document, language),
    other:
      part.detailOf?.(document.$id) ??
      detailOf?.(document) ??
      (detailIn(document, language) || otherTitle(document, language)),
  })
  const headed = asks.map((part, at) => ({
    group: part.label,
    items: equalFirst(pages[at]?.data?.documents ?? [], typed, (one) => pickedTexts(collection, { ...one })).map(
      (document) => optionOf(document, part),
    ),
  }))
  const options = headed.flatMap(({ items }) => items)
  const groups = headed.filter(({ items }) => items.length > 0)
  const others = new Map([...known, ...options].map((option) => [option.value, option.other]))
  const change = (id: string | null, taken?: Collections[C]) => {
    setPicked(taken)
    onChange(id, taken)
  }
  const lookup = useNumberLookup(collection, typed, (found) => change(found.$id, found as Collections[C]))
  const asksNumber = options.length === 0 && !isFetching ? lookup.option : undefined
  const choose = (id: string | null) => {
    if (id === LOOKUP) lookup.find()
    else
      change(
        id,
        offered.find((one) => one.$id === id),
      )
  }
  const take = (id: string) => (id === value ? setTerm(chosenTitle) : choose(id))
  const words = useTypedWords({
    typed,
    setTerm: (words) => {
      if (words) lookup.forget()
      setTerm(words)
    },
    offered: asked === typed && !isFetching ? [...options, asksNumber].flatMap((one) => one?.value ?? []) : undefined,
    onTake: take,
    error: lookup.refusal ?? passed.error,
    onBlur: passed.onBlur,
  })
  return (
    <Select
      {...passed}
      {...words}
      classNames={{ dropdown: styles.dropdown, ...(FACTS[collection].form === 'plate' && { input: 'plate-typed' }) }}
      data={[
        ...known,
        ...(parts?.length ? groups : options),
        ...(none && !typed ? [{ value: NONE, label: none }] : []),
        ...(asksNumber ? [asksNumber] : []),
      ]}
      value={value || null}
      onChange={choose}
      allowDeselect={!typed}
      onOptionSubmit={(id) => id === value && setTerm(chosenTitle)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      searchValue={term}
      onDropdownOpen={() => setOpened(true)}
      filter={({ options: all }) => (typed && missing ? all.filter((option) => !isOption(option, value)) : all)}
      renderOption={({ option }) => (
        <OptionLines
          collection={collection}
          label={option.label}
          other={others.get(option.value)}
          document={offered.find((document) => document.$id === option.value)}
        />
      )}
      nothingFoundMessage={isFetching ? t('loading', { ns: 'common' }) : t('picker.nothing')}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', ...passed.comboboxProps }}
      maxDropdownHeight={320}
    />
  )
}

function isOption(option: object, value: string): boolean {
  return 'value' in option && option.value === value
}
