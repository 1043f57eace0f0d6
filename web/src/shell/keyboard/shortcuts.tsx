import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useRights } from '@/api/hooks'
import { isInRow, moveInRows, onRowKey, toggleRow } from '@/engine/resource-table/row-focus'
import { letterOf } from '@/ui/letter-of'
import { useBuiltScreens } from '../built'
import { goTos } from './go-to'
import { closeKeyHelp, keyHelp, openKeyHelp } from './help-store'
import { answerTo, isCovered, takesLetters } from './page-keys'
import { useSingleKeys } from './single-keys'

const KeyHelp = lazy(() => import('./key-help'))

/** So long after `g` a letter leads to a page, in milliseconds. */
const PATIENCE = 1500

/** The letters that act wherever nothing answers to them by itself. */
function actOnPage(letter: string): boolean {
  const answer = answerTo(letter)
  if (answer instanceof HTMLInputElement) {
    answer.focus()
    answer.select()
  } else answer?.click()
  if (answer) return true
  if (letter === 'j') return moveInRows(1)
  if (letter === 'k') return moveInRows(-1)
  return letter === 'x' && toggleRow()
}

/** What the keyboard does outside of fields: the arrows over rows, and single letters. */
export function Shortcuts({ onSearch }: { onSearch: () => void }) {
  const router = useRouter()
  const rights = useRights()
  const built = useBuiltScreens()
  const [singleKeys] = useSingleKeys()
  const began = useRef(0)
  const isHelping = useSyncExternalStore(keyHelp.subscribe, keyHelp.isOpen)

  const goTo = (letter: string): boolean => {
    const isSecond = Date.now() - began.current < PATIENCE
    began.current = 0
    const page = isSecond && goTos(rights, built).find((one) => one.letter === letter)
    if (page) void router.navigate({ to: page.to })
    return Boolean(page)
  }
  const onLetter = (letter: string): boolean => {
    if (goTo(letter)) return true
    if (letter === 'g') began.current = Date.now()
    if (letter === '?') openKeyHelp()
    return letter === 'g' || letter === '?' || actOnPage(letter)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const letter = letterOf(event)
    if (event.ctrlKey || event.metaKey) {
      if (letter !== 'k' || event.shiftKey) return
      event.preventDefault()
      onSearch()
      return
    }
    if (isCovered()) return
    const { target } = event
    if (target instanceof Element && target.matches('[aria-keyshortcuts="/"]') && event.key === 'ArrowDown') {
      if (moveInRows(1)) event.preventDefault()
    } else if (takesLetters(target)) return
    else if (target instanceof Element && isInRow(target)) onRowKey({ ...keyOf(event), target })
    if (singleKeys && !event.defaultPrevented && letter.length === 1 && onLetter(letter)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return <Suspense>{isHelping && <KeyHelp onClose={closeKeyHelp} />}</Suspense>
}

function keyOf(event: KeyboardEvent) {
  return { key: event.key, preventDefault: () => event.preventDefault() }
}
