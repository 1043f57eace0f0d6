import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { suggestionsQuery } from '@/api/suggestions'

interface SuggestedTextProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange'> {
  collection: CollectionId
  name: string
  value: string
  onChange: (value: string) => void
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that begin as it is typed before those that hold it further on; each in the order of the server. */
export function beginningFirst(values: readonly string[], typed: string): string[] {
  const begins = (value: string) => bare(value).startsWith(bare(typed.trim()))
  return [...values.filter(begins), ...values.filter((value) => !begins(value))]
}

/** A text that may be a new one: what documents hold already is offered, each in its own direction. */
export default function SuggestedText({ collection, name, value, onChange, ...passed }: SuggestedTextProps) {
  const [opened, setOpened] = useState(false)
  const [asked] = useDebouncedValue(value.trim(), 200)
  const { data = [] } = useQuery({ ...suggestionsQuery(collection, name, asked), enabled: opened })
  return (
    <Autocomplete
      {...passed}
      value={value}
      onChange={onChange}
      onFocus={() => setOpened(true)}
      // Offering what is typed already would only cover what stands below.
      data={beginningFirst(data, value).filter((one) => one !== value)}
      filter={({ options }) => options}
      renderOption={({ option }) => <span dir="auto">{option.value}</span>}
      openOnFocus={false}
      maxDropdownHeight={280}
    />
  )
}
