import { useEffect, useRef } from 'react'
import { FastTyping, SILENCE } from './fast-typing'

/** Whether what is typed goes somewhere of its own: the words of a note are no code. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

/** Takes what a hand scanner types while nothing else is typed into, with or without Enter. */
export function useHandScanner(onCode: (code: string) => unknown): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const typing = new FastTyping()
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = () => {
      clearTimeout(timer)
      const code = typing.take()
      if (code !== undefined) latest.current(code)
      return code !== undefined
    }
    const hear = (event: KeyboardEvent) => {
      if (isTypedInto(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      // The Enter of a scanner presses no button that happens to be in focus.
      if (event.key === 'Enter') {
        if (take()) event.preventDefault()
        return
      }
      if ([...event.key].length !== 1) return
      clearTimeout(timer)
      if (typing.sign(event.key, event.timeStamp)) {
        event.preventDefault()
        timer = setTimeout(take, SILENCE)
      }
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', hear, { capture: true })
    }
  }, [])
}
