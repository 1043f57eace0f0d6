import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import { can, holds, type Rights } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

const ImportDialog = lazy(() => import('./import-dialog'))

/** Whether this caller may bring rows of a collection from a sheet. */
export function mayImport(rights: Rights, collection: CollectionId, resource: string): boolean {
  return can(rights, 'create', collection) && holds(rights, resource, 'import')
}

/** Brings rows of a collection from a sheet, for those who may. */
export function ImportButton({ collection }: { collection: CollectionId }) {
  const { t } = useTranslation('imports')
  const rights = useRights()
  const { resource } = useMeta(collection)
  const [importing, setImporting] = useState(false)
  if (!mayImport(rights, collection, resource)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={17} />} onClick={() => setImporting(true)}>
        {t('action')}
      </Button>
      <Suspense>{importing && <ImportDialog collection={collection} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}
