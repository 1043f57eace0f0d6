import { renderSVG } from 'uqr'
import styles from './qr-code.module.css'

interface QrCodeProps {
  text: string
  label: string
}

/** Dark on white in either theme, for cameras; loaded when something is to be scanned. */
export default function QrCode({ text, label }: QrCodeProps) {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
  return <img className={styles.code} src={picture} alt={label} width={200} height={200} />
}
