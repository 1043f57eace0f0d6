import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './viewer.module.css'

/** Pictures of pages on their way to the printer, one to a sheet: nothing else of the screen goes with them. */
export function PrintPages({ pages, onDone }: { pages: readonly string[]; onDone: () => void }) {
  const sheets = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    let isGone = false
    const end = () => done.current()
    document.body.classList.add('printing')
    window.addEventListener('afterprint', end)
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])]
    Promise.all(images.map((image) => image.decode())).then(
      () => !isGone && window.print(),
      () => !isGone && end(),
    )
    return () => {
      isGone = true
      window.removeEventListener('afterprint', end)
      document.body.classList.remove('printing')
    }
  }, [])
  return createPortal(
    <div ref={sheets} className={`${styles.print} sheet`}>
      {pages.map((page) => (
        <img key={page} src={page} alt="" />
      ))}
    </div>,
    document.body,
  )
}
