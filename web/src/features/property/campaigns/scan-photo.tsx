import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewAddress, THUMBNAIL } from '@/api/files'
import type { InventoryScans } from '@/api/schema.gen'
import { EMPTY } from '@/i18n/format'
import styles from './campaigns.module.css'

const Viewer = lazy(() => import('@/fields/viewer/viewer'))
const BUCKET = 'images'

/** What somebody saw that nobody knows: its code, their note, and the photo that they took. */
export function ScanPhoto({ scan }: { scan: Partial<InventoryScans> }) {
  const { t } = useTranslation('inventory-acts')
  const [isShown, setShown] = useState(false)
  const { photoId, code, note } = scan
  const file = photoId ? { bucket: BUCKET, id: photoId } : undefined
  return (
    <div className={styles.scan}>
      {file && (
        <button type="button" className={styles.photo} aria-label={t('decide.photo')} onClick={() => setShown(true)}>
          <img src={previewAddress(file, THUMBNAIL)} alt="" loading="lazy" />
        </button>
      )}
      <span>
        <span className="ltr">{code ?? EMPTY}</span>
        {note && (
          <>
            {' · '}
            <bdi>{note}</bdi>
          </>
        )}
      </span>
      <Suspense>
        {isShown && file && <Viewer file={file} title={code ?? ''} onClose={() => setShown(false)} />}
      </Suspense>
    </div>
  )
}
