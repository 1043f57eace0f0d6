import { renderSVG } from 'uqr'

/** Pixels of the picture: enough for a camera before the screen. */
const SIDE = 132

/** Dark on white in either theme, for cameras. */
export default function ApplyCode({ address, label }: { address: string; label: string }) {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
  return <img src={picture} alt={label} width={SIDE} height={SIDE} style={{ background: '#fff', borderRadius: 8 }} />
}
