import { NumberInput, Text } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileRef, type StoredFile, viewAddress } from '@/api/files'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { PdfPage } from './pdf-page'
import { PrintPages } from './print-pages'
import { pagesToPrint } from './print-pdf'
import { Tool, Toolbar } from './toolbar'
import { type OpenPdf, usePdf } from './use-pdf'
import { useZoom } from './use-zoom'
import type { PdfOpener } from './viewed-pdf'
import styles from './viewer.module.css'
import { Message } from './viewer-message'

/** Greatest size at which a page fits the window: beyond it lines are too long to be read. */
const LARGEST_FIT = 1.6
const MARGIN = 32

interface PdfPagesProps {
  file: FileRef
  stored: StoredFile
  /** Where it is opened. */
  open: PdfOpener
}

/** The pages of a document, one below the other, with what may be done with them. */
export function PdfPages({ file, stored, open }: PdfPagesProps) {
  const { t } = useTranslation('files')
  const pdf = usePdf(viewAddress(file), open)
  if (typeof pdf === 'string') return <Message text={t(`viewer.${pdf}`)} busy={pdf === 'loading'} />
  return <Pages file={file} stored={stored} pdf={pdf} />
}

function Pages({ file, stored, pdf: { document, size } }: Omit<PdfPagesProps, 'open'> & { pdf: OpenPdf }) {
  const { t } = useTranslation('files')
  const pages = document.pages
  const sight = useZoom()
  const { page, goTo, scroller, watch } = usePage(pages)
  const { ref: measured, width } = useElementSize()
  const ref = useMergedRef(measured, scroller)
  const { printing, printed, print, endPrint } = usePrint(document, sight.turns)
  const across = sight.turns % 2 ? size.height : size.width
  const scale = Math.min(LARGEST_FIT, Math.max(0.1, (width - MARGIN) / across)) * sight.zoom
  const turn: Record<string, number> = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: pages }
  const press = (event: KeyboardEvent) => {
    const to = turn[event.key]
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <>
      <Toolbar file={file} stored={stored} sight={sight} onPrint={print} printing={printing > 0}>
        <PageTools page={page} pages={pages} goTo={goTo} />
      </Toolbar>
      {printing > 0 && (
        <Text size="sm" ta="center" role="status" p={6}>
          {t('viewer.printing', { page: printing, pages })}
        </Text>
      )}
      <section
        ref={ref}
        className={styles.canvas}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('viewer.pages')}
        onScroll={watch}
        onKeyDown={press}
      >
        <div>
          {width > 0 &&
            Array.from({ length: pages }, (_, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                key={index}
                document={document}
                number={index + 1}
                pages={pages}
                usual={size}
                view={{ scale, turns: sight.turns }}
              />
            ))}
        </div>
      </section>
      {printed.length > 0 && <PrintPages pages={printed} onDone={endPrint} />}
    </>
  )
}

/** Which page is at the top of the window, and how to get to another. */
function usePage(pages: number) {
  const scroller = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const frames = () => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
  const watch = () => {
    const window = scroller.current
    if (!window) return
    const middle = window.getBoundingClientRect().top + window.clientHeight / 3
    const past = frames().filter((frame) => frame.getBoundingClientRect().top <= middle)
    setPage(Math.max(1, past.length))
  }
  const goTo = (number: number) => {
    const to = Math.min(Math.max(1, number), pages)
    frames()[to - 1]?.scrollIntoView({ block: 'start' })
    setPage(to)
  }
  return { page, goTo, scroller, watch }
}

function usePrint(document: OpenPdf['document'], turns: number) {
  const [printing, setPrinting] = useState(0)
  const [printed, setPrinted] = useState<string[]>([])
  const print = async () => {
    const pages = await pagesToPrint(document, turns, setPrinting).catch(() => [])
    setPrinting(0)
    setPrinted(pages)
  }
  const endPrint = () => {
    for (const address of printed) URL.revokeObjectURL(address)
    setPrinted([])
  }
  return { printing, printed, print: () => void print(), endPrint }
}

function PageTools({ page, pages, goTo }: { page: number; pages: number; goTo: (page: number) => void }) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  return (
    <span className={styles.pages}>
      <Tool label={t('viewer.previous')} icon={IconArrowUp} onClick={() => goTo(page - 1)} disabled={page <= 1} />
      <NumberInput
        aria-label={t('viewer.pageInput')}
        value={page}
        onChange={(value) => typeof value === 'number' && goTo(value)}
        min={1}
        max={pages}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        w={56}
        dir="ltr"
      />
      <Text size="sm" className="tabular">
        / {formatNumber(pages, language)}
      </Text>
      <Tool label={t('viewer.next')} icon={IconArrowDown} onClick={() => goTo(page + 1)} disabled={page >= pages} />
    </span>
  )
}
