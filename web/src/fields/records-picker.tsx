import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useReadable } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { detailOf, otherTitle, titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { OptionLines } from './option-lines'
import { pickedTexts, pickQueries } from './record-picker'
import { equalFirst, useTypedWords } from './typed-words'

interface RecordsPickerProps
  extends Pick<MultiSelectProps, 'id' | 'label' | 'error' | 'onBlur' | 'withAsterisk' | 'disabled' | 'description'> {
  collection: CollectionId
  value: string[]
  /** What all that is offered has in common. */
  baseQueries?: readonly string[] | undefined
  onChange: (ids: string[]) => void
}

/** Chooses several documents by parts of their names. */
export function RecordsPicker({ collection, value, baseQueries, onChange, ...passed }: RecordsPickerProps) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const [term, setTerm] = useState('')
  const typed = term.trim()
  const [asked] = useDebouncedValue(typed, 200)
  const readable = useReadable(collection)
  const found = useQuery(listQuery(collection, pickQueries(collection, asked, readable, baseQueries)))
  const offered = equalFirst(found.data?.documents ?? [], typed, (one) => pickedTexts(collection, { ...one }))
  const byId = [Query.equal('$id', value), Query.limit(Math.max(1, value.length))]
  const chosen = useQuery({ ...listQuery(collection, byId), enabled: value.length > 0 }).data?.documents ?? []
  const known = new Map([...offered, ...chosen].map((document) => [document.$id, titleOf(document, language)]))
  for (const id of value) if (!known.has(id)) known.set(id, '…')
  const words = useTypedWords({
    typed,
    setTerm,
    offered:
      asked === typed && !found.isFetching
        ? offered.map(({ $id }) => $id).filter((id) => !value.includes(id))
        : undefined,
    onTake: (id) => {
      setTerm('')
      onChange([...value, id])
    },
    error: passed.error,
    onBlur: passed.onBlur,
  })
  return (
    <MultiSelect
      {...passed}
      {...words}
      data={[...known].map(([id, label]) => ({ value: id, label }))}
      value={value}
      onChange={onChange}
      searchable
      searchValue={term}
      filter={({ options }) => options}
      hidePickedOptions
      renderOption={({ option }) => {
        const document = offered.find(({ $id }) => $id === option.value)
        const other = detailOf(document, language) || otherTitle(document, language)
        return <OptionLines collection={collection} label={option.label} other={other} document={document} />
      }}
      nothingFoundMessage={t('picker.nothing')}
    />
  )
}
