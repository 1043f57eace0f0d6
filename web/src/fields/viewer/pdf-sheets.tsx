import { useElementSize } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { openHere } from './open-here'
import { PdfPage } from './pdf-page'
import { type OpenPdf, usePdf } from './use-pdf'
import styles from './viewer.module.css'
import { Message } from './viewer-message'

const MARGIN = 24
/** Beyond it lines are too long to be read. */
const LARGEST = 1.3

/** The pages of a document that stands nowhere yet, as wide as their place. */
export default function PdfSheets({ bytes }: { bytes: Uint8Array }) {
  const { t } = useTranslation('files')
  const pdf = usePdf(bytes, openHere)
  if (typeof pdf === 'string') return <Message text={t(`viewer.${pdf}`)} busy={pdf === 'loading'} />
  return <Sheets pdf={pdf} />
}

function Sheets({ pdf: { document, size } }: { pdf: OpenPdf }) {
  const { t } = useTranslation('files')
  const { ref, width } = useElementSize<HTMLElement>()
  const scale = Math.min(LARGEST, Math.max(0.1, (width - MARGIN) / size.width))
  const sight = { scale, turns: 0 }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={ref} className={styles.sheets} tabIndex={0} aria-label={t('viewer.pages')}>
      <div>
        {width > 0 &&
          Array.from({ length: document.pages }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              document={document}
              number={index + 1}
              pages={document.pages}
              usual={size}
              view={sight}
            />
          ))}
      </div>
    </section>
  )
}
