import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { fieldRefusals } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import { type FieldMeta, fieldOf } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { type ErrorSummary, summarizeErrors } from '@/engine/error-summary'
import { useDraft } from '@/engine/record-form/use-draft'
import { schemaOf } from '@/engine/record-form/validation'
import { changedFields, type FormValues, pick, toValues } from '@/fields/values'

const FIELDS = ['username', 'email', 'persoActif', 'roles', 'auth'] as const

/** The account's own input: there is no attribute for it. */
const PASSWORD = 'password'

/** What the action calls a field that the profile calls otherwise. */
const NAMES: Record<string, string> = { employeeId: 'persoActif' }

/** The life of an invitation: what was typed, what the server said, the password to show once. */
export function useInvitation() {
  const { t } = useTranslation(['parts', 'users'])
  const meta = useMeta('users')
  const [summary, setSummary] = useState<ErrorSummary>()
  const [byMail, setByMail] = useState(false)
  const fields = useMemo((): FieldMeta[] => {
    const password: FieldMeta = { name: PASSWORD, label: t('users:invite.password'), kind: 'text' }
    return [...FIELDS.flatMap((name) => fieldOf(meta, name) ?? []), password]
  }, [meta, t])
  const empty = useMemo(() => toValues(fields), [fields])
  const form = useForm<FormValues>({
    initialValues: empty,
    validate: useMemo(() => schemaResolver(schemaOf(fields, t), { sync: true }), [fields, t]),
    validateInputOnChange: true,
    validateInputOnBlur: true,
  })
  const changed = changedFields(fields, empty, form.values)
  // The password stays out of it: a draft never holds one.
  const typed = pick(
    form.values,
    changed.map((field) => field.name),
  )
  const { offered, taken, discard, end } = useDraft({
    collection: 'users',
    record: 'invitation',
    typed,
    read: undefined,
  })
  const resume = () => {
    if (offered) form.setValues({ ...(offered.values as FormValues), ...typed })
    taken()
  }

  const {
    mutate,
    isPending,
    data: made,
  } = useAction({
    mutationFn: async (values: FormValues) => {
      const invited = await act('users.invite', invitationOf(values, byMail))
      end()
      return invited
    },
    onError: (error) => {
      const wrong = fieldRefusals(error).map((one) => ({ ...one, field: NAMES[one.field] ?? one.field }))
      const known = wrong.filter(({ field }) => fields.some((one) => one.name === field))
      for (const { field, message } of known) form.setFieldError(field, message)
      if (known.length === 0) setSummary(summarizeErrors(t('users:invite.refused'), [{ error }]))
    },
  })

  return {
    fields,
    form,
    changed,
    busy: isPending,
    made,
    byMail,
    setByMail,
    summary,
    forget: () => setSummary(undefined),
    draft: offered && { at: offered.at, resume, discard },
    giveUp: end,
    isDirty: () => made === undefined && changed.length > 0,
    submit: form.onSubmit((values) => mutate(values)),
  }
}

function invitationOf(values: FormValues, byMail: boolean) {
  const text = (name: string) => String(values[name] ?? '').trim()
  const list = (name: string) => (Array.isArray(values[name]) ? values[name] : [])
  return {
    username: text('username'),
    email: text('email'),
    employeeId: text('persoActif') || undefined,
    roles: list('roles'),
    auth: list('auth'),
    ...(byMail ? { byMail } : { password: String(values[PASSWORD] ?? '') || undefined }),
  }
}
