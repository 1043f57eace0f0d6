import { encodeQR } from 'qr'

interface QrCodeProps {
  text: string
  label: string
  /** Pixels of its side: enough for a camera before the screen. */
  side?: number
}

/** Dark on white in either theme, for cameras; loaded when something is to be scanned. */
export default function QrCode({ text, label, side = 200 }: QrCodeProps) {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(encodeQR(text, 'svg', { border: 2 }))}`
  const style = { display: 'block', background: '#fff', borderRadius: 'var(--radius-md)' }
  return <img src={picture} alt={label} width={side} height={side} style={style} />
}
