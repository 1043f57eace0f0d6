import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const PAUSE = 300

/**
 * A text that is typed here and sent on after a pause. What was sent comes back later than the next keys: its echo is
 * passed over, and only what was changed elsewhere takes the place of what is typed.
 */
export function useDebouncedText(value: string, send: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const awaited = useRef<string[]>([])
  const pass = (text: string) => {
    awaited.current.push(text)
    send(text)
  }
  const later = useDebouncedCallback((text: string) => pass(text.trim()), PAUSE)
  useEffect(() => {
    const echo = awaited.current.lastIndexOf(value)
    if (echo >= 0) {
      awaited.current.splice(0, echo + 1)
      return
    }
    later.cancel()
    setTyped(value)
  }, [value, later])
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      later(text)
    },
    /** At once, whatever was about to be sent. */
    clear: () => {
      later.cancel()
      setTyped('')
      pass('')
    },
  }
}
