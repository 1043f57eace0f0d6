import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { RecordForm } from '@/engine/record-form/record-form'
import { useCancel } from '@/engine/record-form/use-cancel'
import type { FieldRenderer } from '@/fields/field-input'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { AccessField } from './access-field'
import { matrixSlot } from './role-form'
import { RolesField } from './roles-field'

const accessSlot: FieldRenderer = (props) => <AccessField {...props} />
const rolesSlot: FieldRenderer = ({ field, value, ...passed }) => (
  <RolesField {...passed} name={field.name} label={field.label} value={Array.isArray(value) ? value : []} />
)

/** Who a user is and what they may do. An invitation has a form of its own: it makes the account too. */
export function UserForm({ record }: { record: Users }) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const cancel = useCancel(paths.user(record.$id))
  return (
    <>
      <PageHead title={t('editTitle', { name: record.username })} hint={t('userFormHint')} />
      <RecordForm
        collection="users"
        record={record}
        groups={[
          { title: t('groups.account'), fields: ['username', 'email', 'persoActif'] },
          { title: t('groups.rights'), fields: ['roles', 'auth'] },
          { title: t('groups.direct'), fields: ['permissions'], wide: true },
        ]}
        slots={{ roles: rolesSlot, auth: accessSlot, permissions: matrixSlot }}
        onSaved={async (saved) => {
          toast.done(t('saved', { name: saved.username }))
          await navigate({ ...linkTo(paths.user(saved.$id)), replace: true })
        }}
        onCancel={cancel}
      />
    </>
  )
}
