import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TypedWords {
  /** What is typed and not chosen; nothing where the field shows what is chosen. */
  typed: string
  setTerm: (term: string) => void
  /** What answers the words, the best first; none while that is still being asked. */
  offered: readonly string[] | undefined
  onTake: (value: string) => void
  error?: ReactNode
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/**
 * What a picker does with words: the first match is marked, and Enter takes it; the only one is taken by Tab, too. Words that
 * were not chosen stay, say so when the field is left, and hold back the form that they stand in, whichever it is. Outside
 * of forms, as in the filters of a list, nothing is at stake: there they go with the focus.
 */
export function useTypedWords({ typed, setTerm, offered, onTake, error, onBlur }: TypedWords) {
  const { t } = useTranslation('parts')
  const [isLeft, setLeft] = useState(false)
  const isLeaving = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  /** The words for which Enter came before their answer. */
  const awaited = useRef('')
  useEffect(() => {
    if (!offered || !typed || awaited.current !== typed) return
    awaited.current = ''
    if (offered.length === 1 && offered[0]) onTake(offered[0])
  })
  useEffect(() => {
    const form = input.current?.form
    if (!form || !typed) return undefined
    const hold = (event: Event) => {
      if (!event.defaultPrevented) input.current?.focus()
      event.preventDefault()
      // The form itself hears nothing of it: whatever it would do is done once the words are settled.
      event.stopPropagation()
      setLeft(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [typed])

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    input.current = event.currentTarget
    if (event.nativeEvent.isComposing) return
    const [only, second] = offered ?? []
    if (event.key === 'Tab' && typed && only && second === undefined) onTake(only)
    if (event.key !== 'Enter') return
    if (event.ctrlKey || event.metaKey) {
      // It is the word to save, not to choose, whether the list is open or not.
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.form?.requestSubmit()
    } else if (typed && !offered) {
      // What is marked answers other words.
      event.preventDefault()
      event.stopPropagation()
      awaited.current = typed
    }
  }
  return {
    onSearchChange: (term: string) => {
      // What Mantine takes away when the field is left.
      if (isLeaving.current && typed && input.current?.form) return
      if (!isLeaving.current) setLeft(false)
      setTerm(term)
    },
    onFocusCapture: (event: FocusEvent<HTMLInputElement>) => {
      input.current = event.currentTarget
    },
    onBlurCapture: () => {
      isLeaving.current = true
      queueMicrotask(() => {
        isLeaving.current = false
      })
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setLeft(Boolean(event.currentTarget.form))
      onBlur?.(event)
    },
    onKeyDownCapture: onKey,
    selectFirstOptionOnChange: typed !== '' && offered !== undefined,
    error: isLeft && typed ? t('picker.left', { words: typed }) : error,
  }
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim()

/** What is equal to the words before what only holds them; each in the order in which it came. */
export function equalFirst<T>(all: readonly T[], typed: string, textsOf: (one: T) => readonly unknown[]): T[] {
  const wanted = fold(typed)
  const isEqual = (one: T) => textsOf(one).some((text) => fold(String(text ?? '')) === wanted)
  return wanted ? [...all.filter(isEqual), ...all.filter((one) => !isEqual(one))] : [...all]
}

/** Whether a text holds the words, however they are written. */
export const holdsWords = (text: string, typed: string): boolean => fold(text).includes(fold(typed))
