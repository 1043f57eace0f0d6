import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

const ImportDialog = lazy(() => import('./import-dialog'))

interface ImportButtonProps {
  collection: CollectionId
  /** What stands there for those who may not. */
  otherwise?: ReactNode
}

/** Brings rows of a collection from a sheet, for those who may. */
export function ImportButton({ collection, otherwise }: ImportButtonProps) {
  const { t } = useTranslation('imports')
  const rights = useRights()
  const [importing, setImporting] = useState(false)
  // Its action stands among what its caller may do.
  if (!can(rights, 'import', collection)) return otherwise
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={17} />} onClick={() => setImporting(true)}>
        {t('action')}
      </Button>
      <Suspense>{importing && <ImportDialog collection={collection} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}
