import { Switch } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { Roles } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { RecordForm } from '@/engine/record-form/record-form'
import { useCancel } from '@/engine/record-form/use-cancel'
import type { FieldInputProps, FieldRenderer } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { Matrix } from './matrix'

export const matrixSlot: FieldRenderer = ({ value, onChange, error }) => (
  <Matrix value={Array.isArray(value) ? value : []} onChange={onChange} error={error} />
)

const factorSlot: FieldRenderer = (props) => <HintedSwitch {...props} hint="requiresMfaHint" />
const grantableSlot: FieldRenderer = (props) => <HintedSwitch {...props} hint="grantableHint" />

interface HintedSwitchProps extends FieldInputProps {
  hint: 'requiresMfaHint' | 'grantableHint'
}

/** Whether holders must confirm who they are by a second means; whether others than administrators give the role. */
function HintedSwitch({ field, value, onChange, hint }: HintedSwitchProps) {
  const { t } = useTranslation('users')
  return (
    <Switch
      id={inputId(field.name)}
      label={field.label}
      description={t(hint)}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

export function RoleForm({ record }: { record?: Roles }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const navigate = useNavigate()
  const { admin } = useRights()
  const cancel = useCancel(record ? paths.role(record.$id) : paths.roles())
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
          { title: t('groups.role'), fields: ['nameFr', 'nameAr', 'name', 'requiresMfa', 'grantable'] },
          { title: t('groups.permissions'), fields: ['permissions'], wide: true },
        ]}
        slots={{ permissions: matrixSlot, requiresMfa: factorSlot, grantable: grantableSlot }}
        isVisible={(field) => admin || field !== 'grantable'}
        onSaved={async (saved) => {
          toast.done(t('saved', { name: titleOf(saved, language) }))
          await navigate({ ...linkTo(paths.role(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
