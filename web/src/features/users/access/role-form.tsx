import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Roles } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { linkTo } from '@/parts/record-address'
import { RecordForm, type Slot } from '@/parts/record-form/record-form'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { Matrix } from './matrix'
import { LIST, roleAddress } from './spec'

export const matrixSlot: Slot = ({ value, onChange, error }) => (
  <Matrix value={Array.isArray(value) ? value : []} onChange={onChange} error={error} />
)

export function RoleForm({ record }: { record?: Roles }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title={record ? t('editTitle', { name: titleOf(record, language) }) : t('newRole')}
        hint={t('roleFormHint')}
      />
      <RecordForm
        collection="roles"
        record={record}
        groups={[
          { title: t('groups.role'), fields: ['nameFr', 'nameAr', 'name', 'requiresMfa'] },
          { title: t('groups.permissions'), fields: ['permissions'], wide: true },
        ]}
        slots={{ permissions: matrixSlot }}
        onSaved={async (saved) => {
          toast.done(t('saved', { name: titleOf(saved, language) }))
          await navigate({ ...linkTo(roleAddress(saved.$id)), replace: record !== undefined })
        }}
        onCancel={() => navigate(linkTo(record ? roleAddress(record.$id) : `${LIST}?tab=roles`))}
      />
    </>
  )
}
