import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewAddress, THUMBNAIL } from '@/api/files'
import type { InventoryScans } from '@/api/schema.gen'
import { EMPTY } from '@/i18n/format'
import styles from './campaigns.module.css'

const Viewer = lazy(() => import('@/fields/viewer/viewer'))
const BUCKET = 'images'

/** What somebody saw that nobody knows, in words: its code and their note. */
export function ScanWords({ scan }: { scan: Partial<InventoryScans> }) {
  return (
    <span>
      <span className="ltr">{scan.code ?? EMPTY}</span>
      {scan.note && (
        <>
          {' · '}
          <bdi>{scan.note}</bdi>
        </>
      )}
    </span>
  )
}

/** What somebody saw that nobody knows: its code, their note, and the photo that they took. */
export function ScanPhoto({ scan }: { scan: Partial<InventoryScans> }) {
  const { t } = useTranslation('inventory-acts')
  const [isShown, setShown] = useState(false)
  const { photoId, code } = scan
  const file = photoId ? { bucket: BUCKET, id: photoId } : undefined
  return (
    <div className={styles.scan}>
      {file && (
        <button type="button" className={styles.photo} aria-label={t('decide.photo')} onClick={() => setShown(true)}>
          <img src={previewAddress(file, THUMBNAIL)} alt="" loading="lazy" />
        </button>
      )}
      <ScanWords scan={scan} />
      <Suspense>
        {isShown && file && <Viewer file={file} title={code ?? ''} onClose={() => setShown(false)} />}
      </Suspense>
    </div>
  )
}
