import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PageSize, type PageView, sizeOf, type ViewedPage, type ViewedPdf } from './viewed-pdf'
import styles from './viewer.module.css'

interface PdfPageProps {
  document: ViewedPdf
  number: number
  pages: number
  /** Taken for its own until it is known. */
  usual: PageSize
  view: PageView
}

/** One page: its room is kept, and it is drawn when it comes near the window. What went far away is forgotten again. */
export function PdfPage({ document, number, pages, usual, view }: PdfPageProps) {
  const { t } = useTranslation('files')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const [page, setPage] = useState<ViewedPage>()
  const [drawn, setDrawn] = useState(false)
  const { scale, turns } = view

  useEffect(() => {
    if (!isNear) return
    let isGone = false
    document.page(number).then(
      (found) => !isGone && setPage(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [document, number, isNear])

  useEffect(() => {
    if (!isNear || !page || !canvas.current || !words.current) return
    const task = page.draw(canvas.current, { scale, turns }, window.devicePixelRatio || 1)
    const text = page.layText(words.current, { scale, turns })
    // A drawing that was stopped, because it is wanted larger or no more, is no failure.
    task.promise.then(() => setDrawn(true)).catch(() => undefined)
    text.promise.catch(() => undefined)
    return () => {
      task.cancel()
      text.cancel()
      setDrawn(false)
    }
  }, [page, isNear, scale, turns])

  const size = page ? page.sizeIn({ scale, turns }) : sizeOf(usual, { scale, turns })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document is no set of fields; as an image it would hide its words
    <div
      ref={frame}
      className={styles.page}
      data-page={number}
      data-drawn={drawn || undefined}
      role="group"
      aria-label={t('viewer.page', { page: number, pages })}
      style={{ width: Math.floor(size.width), height: Math.floor(size.height) }}
    >
      {isNear && <canvas ref={canvas} />}
      {isNear && <div ref={words} className={styles.text} />}
    </div>
  )
}

/** Whether it is in sight, or within a window's height of it. */
function useNear(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const root = frame.current.parentElement?.parentElement ?? null
    const watch = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      root,
      rootMargin: '100% 0px',
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  return isNear
}
