import { ActionIcon } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights, useWritable } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { Photo } from '@/parts/photo-field/photo'
import styles from '@/parts/photo-field/photo-field.module.css'
import { useLanguage } from '@/ui/use-language'
import { employeeName } from './columns'

const Viewer = lazy(() => import('@/parts/viewer/viewer'))
const PhotoDialog = lazy(() => import('./photo-dialog'))

/** The photo at the head of a file: enlarged on a click, changed by who may. */
export function HeadPhoto({ row }: { row: Employees }) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const mayWrite = useWritable('employees').has('photoId')
  const mayUpdate = can(useRights(), 'update', 'employees')
  const [shown, setShown] = useState<'viewer' | 'change'>()
  const name = employeeName(row, language)
  const file = row.photoId ? { bucket: 'employee-photos', id: row.photoId } : undefined
  const close = () => setShown(undefined)
  const photo = <Photo name={row.fullNameFr || row.fullNameAr} file={file} />
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
        {shown === 'change' && <PhotoDialog row={row} name={name} onClose={close} />}
      </Suspense>
    </div>
  )
}
