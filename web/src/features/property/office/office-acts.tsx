import { IconPrinter } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bureaux } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { useLanguage } from '@/ui/use-language'
import { LabelsButton, LabelsMenu } from '../items/labels-button'

const SheetDialog = lazy(() => import('./sheet-dialog'))

const ACTS: Acts<'bureaux'> = { 'inventoryItems.printSheet': { Icon: IconPrinter, RowDialog: SheetDialog } }

/** What is printed for an office: its sheet to hang behind the door, and labels of all that stands there. */
export function OfficeActs({ office }: { office: Bureaux }) {
  const { t } = useTranslation('inventory-acts')
  const name = titleOf(office, useLanguage())
  return (
    <>
      <LabelsMenu collection="bureaux" queries={[Query.equal('$id', office.$id)]} label={t('labels.door')} />
      {office.itemCount > 0 && <LabelsButton bureau={office.$id} />}
      <ActButtons collection="bureaux" row={office} acts={ACTS} name={name} />
    </>
  )
}
