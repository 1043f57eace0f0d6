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
      data={data.filter((one) => one !== value)}
      filter={({ options }) => options}
      renderOption={({ option }) => <span dir="auto">{option.value}</span>}
      openOnFocus={false}
      maxDropdownHeight={280}
    />
  )
}
