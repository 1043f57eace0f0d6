import { Loader, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import { formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage, inOther } from '@/i18n/names'
import { pathOf } from '@/paths/address'
import { recordAddress } from '@/paths/record-address'
import { Dialog } from '@/ui/dialog'
import { useLanguage } from '@/ui/use-language'
import styles from './global-search.module.css'
import { type Found, SHORTEST, searchQuery } from './search'

export default function GlobalSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const [term, setTerm] = useState('')
  const [asked] = useDebouncedValue(term, 200)
  const [chosen, setChosen] = useState(0)
  const { data, isFetching, isError, isPlaceholderData } = useQuery(searchQuery(asked))
  const rights = useRights()
  const results = asked.trim().length >= SHORTEST ? (data?.results ?? []) : []
  // What its reader may not open is no place to go.
  const found = results.filter(({ collection, $id }) => {
    const address = recordAddress(collection, $id)
    return address !== undefined && opens(rights, pathOf(address))
  })
  // What stands there until the answer comes belongs to the former term.
  const isOfTerm = asked === term && !isPlaceholderData

  const open = (result: Found | undefined) => {
    const to = result && recordAddress(result.collection, result.$id)
    if (!to) return
    onClose()
    router.history.push(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length) {
      event.preventDefault()
      setChosen((chosen + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && isOfTerm) open(found[chosen])
  }

  return (
    <Dialog bare size="lg" onClose={onClose} title={t('search.open')}>
      <TextInput
        className={styles.input}
        variant="unstyled"
        size="md"
        leftSection={<IconSearch size={18} />}
        rightSection={isFetching ? <Loader size="xs" /> : null}
        placeholder={t('search.placeholder')}
        aria-label={t('search.open')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="search-results"
        aria-activedescendant={found.length ? `found-${chosen}` : undefined}
        data-autofocus
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Results found={found} chosen={chosen} onChoose={setChosen} onOpen={open} />
      {found.length === 0 && !isFetching && (
        <Text c="dimmed" size="sm" p="md">
          {isError
            ? t('search.failed')
            : asked.trim().length < SHORTEST
              ? t('search.hint')
              : t('search.nothing', { term: asked.trim() })}
        </Text>
      )}
    </Dialog>
  )
}

/** Its number, and what it is called. */
function nameOf({ number, title, titleAr }: Found, language: Language): string {
  return [number, inLanguage(title, titleAr, language)].filter(Boolean).join(' · ')
}

/** What it is called in the other language, where that is another name, and what tells it from others. */
function detailsOf({ title, titleAr, details }: Found, language: Language): string {
  const other = inOther(title, titleAr, language)
  const said = details.map((one) => ('on' in one ? formatDay(one.on, language) : inLanguage(one.fr, one.ar, language)))
  const shown = new Set([inLanguage(title, titleAr, language), other, ...said])
  shown.delete(inLanguage(title, titleAr, language))
  return [...shown].filter(Boolean).join(' · ')
}

interface ResultsProps {
  found: Found[]
  chosen: number
  onChoose: (index: number) => void
  onOpen: (result: Found) => void
}

function Results({ found, chosen, onChoose, onOpen }: ResultsProps) {
  const language = useLanguage()
  const { t } = useTranslation('shell')
  return (
    <div id="search-results" role="listbox" aria-label={t('search.open')} className={styles.results}>
      {found.map((result, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the combobox above
        <div
          key={`${result.collection}/${result.$id}`}
          id={`found-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={styles.result}
          onClick={() => onOpen(result)}
          onMouseMove={() => onChoose(index)}
        >
          <span className={styles.words}>
            <span className="name">{nameOf(result, language)}</span>
            <Text component="span" size="xs" c="dimmed" className="name">
              {detailsOf(result, language)}
            </Text>
          </span>
          <Text component="span" size="sm" c="dimmed" className={styles.kind}>
            {result.label}
          </Text>
        </div>
      ))}
    </div>
  )
}
