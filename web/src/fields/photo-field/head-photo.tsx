import { ActionIcon } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights, useWritable } from '@/api/hooks'
import { can } from '@/api/rights'
import { fieldOf } from '@/api/schema-meta'
import { Photo } from './photo'
import type { Photographed } from './photo-dialog'
import styles from './photo-field.module.css'

const Viewer = lazy(() => import('../viewer/viewer'))
const PhotoDialog = lazy(() => import('./photo-dialog'))

interface HeadPhotoProps extends Photographed {
  /** Whose initials stand for a photo that is not there. */
  initialsOf: string
  /** What stands for it instead of initials. */
  silhouette?: ReactNode
}

/** The photo at the head of a file: enlarged on a click, changed by who may. */
export function HeadPhoto({ collection, row, name, initialsOf, silhouette }: HeadPhotoProps) {
  const { t } = useTranslation('files')
  const mayWrite = useWritable(collection).has('photoId')
  const mayUpdate = can(useRights(), 'update', collection)
  const bucket = fieldOf(useMeta(collection), 'photoId')?.bucket ?? ''
  const [shown, setShown] = useState<'viewer' | 'change'>()
  const file = row.photoId ? { bucket, id: row.photoId } : undefined
  const close = () => setShown(undefined)
  const photo = <Photo name={initialsOf} file={file} silhouette={silhouette} />
  return (
    <div className={styles.head}>
      {file ? (
        <button
          type="button"
          className={styles.open}
          aria-label={t('photo.view', { name })}
          onClick={() => setShown('viewer')}
        >
          {photo}
        </button>
      ) : (
        photo
      )}
      {mayWrite && mayUpdate && (
        <ActionIcon
          className={styles.change}
          radius="xl"
          size={34}
          variant="default"
          aria-label={t('photo.change')}
          title={t('photo.change')}
          onClick={() => setShown('change')}
        >
          <IconCamera size={18} />
        </ActionIcon>
      )}
      <Suspense>
        {shown === 'viewer' && file && <Viewer file={file} title={name} onClose={close} />}
        {shown === 'change' && <PhotoDialog collection={collection} row={row} name={initialsOf} onClose={close} />}
      </Suspense>
    </div>
  )
}
