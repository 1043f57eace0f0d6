import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileRef, type StoredFile, viewAddress } from '@/api/files'
import { PrintPages } from './print-pages'
import { Toolbar } from './toolbar'
import { useZoom } from './use-zoom'
import styles from './viewer.module.css'
import { Message } from './viewer-message'

/** A picture: the whole of it in the window, then as large as wanted. */
export function ImageView({ file, stored }: { file: FileRef; stored: StoredFile }) {
  const { t } = useTranslation('files')
  const sight = useZoom()
  const [natural, setNatural] = useState<{ width: number; height: number }>()
  const [failed, setFailed] = useState(false)
  const [printing, setPrinting] = useState(false)
  const { ref, width, height } = useElementSize()
  const source = viewAddress(file)
  const size = natural && fitSize(natural, { width: width - 32, height: height - 32 }, sight)
  return (
    <>
      <Toolbar file={file} stored={stored} sight={sight} onPrint={() => setPrinting(true)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={ref} className={styles.canvas} tabIndex={0} aria-label={t('viewer.title', { name: stored.name })}>
        {failed ? (
          <Message text={t('viewer.failed')} />
        ) : (
          <div className={styles.sheet} style={size && { width: size.across, height: size.down }}>
            <img
              src={source}
              alt={stored.name}
              className={styles.image}
              style={size && { width: size.width, height: size.height, rotate: `${sight.turns * 90}deg` }}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setNatural({ width: naturalWidth, height: naturalHeight })
              }
              onError={() => setFailed(true)}
            />
          </div>
        )}
      </section>
      {printing && <PrintPages pages={[source]} onDone={() => setPrinting(false)} />}
    </>
  )
}

interface Box {
  width: number
  height: number
}

/** The size of the picture, and of the room that it takes once it is turned. */
export function fitSize(natural: Box, room: Box, { zoom, turns }: { zoom: number; turns: number }) {
  const isAcross = turns % 2 === 1
  const [across, down] = isAcross ? [natural.height, natural.width] : [natural.width, natural.height]
  const scale = Math.min(1, Math.max(1, room.width) / across, Math.max(1, room.height) / down) * zoom
  return {
    width: natural.width * scale,
    height: natural.height * scale,
    across: across * scale,
    down: down * scale,
  }
}
