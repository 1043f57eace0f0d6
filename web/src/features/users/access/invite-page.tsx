import { Card, PasswordInput, SimpleGrid, Stack, Switch, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInOptions } from '@/api/sign-in-options'
import { ErrorDialog } from '@/engine/error-dialog'
import { DraftLine } from '@/engine/record-form/draft-line'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { SaveForm } from '@/engine/record-form/save-form'
import { useCancel } from '@/engine/record-form/use-cancel'
import { FieldInput, type FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { AccessField } from './access-field'
import { OneTimePassword } from './one-time-password'
import { RolesField } from './roles-field'
import { useInvitation } from './use-invitation'
import styles from './users.module.css'

/** Invites a person: account and profile at once, with a one-time password when none is given. */
export function InvitePage() {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const cancel = useCancel(paths.users())
  const invitation = useInvitation()
  const { form, fields, made, byMail, draft } = invitation
  useLeaveGuard(
    invitation.isDirty,
    invitation.changed.map((field) => field.label),
    invitation.giveUp,
  )
  const leave = () => made && navigate({ ...linkTo(paths.user(made.user.$id)), replace: true })
  useEffect(() => {
    if (!made) return
    const { username: name, email } = made.user
    toast.done(byMail ? t('invite.sent', { email: `\u2066${email}\u2069` }) : t('invite.done', { name }))
    if (made.password === '') void navigate({ ...linkTo(paths.user(made.user.$id)), replace: true })
  }, [made, byMail, navigate, t])

  const input = (name: string): FieldInputProps | undefined => {
    const field = fields.find((known) => known.name === name)
    const error = form.errors[name]
    return (
      field && {
        field,
        value: form.values[name] ?? null,
        onChange: (value) => form.setFieldValue(name, value),
        // Nothing is said of a field in which nobody has typed yet.
        onBlur: () => form.isDirty(name) && form.validateField(name),
        error: typeof error === 'string' ? error : undefined,
      }
    )
  }
  const usual = (name: string) => {
    const props = input(name)
    return props && <FieldInput {...props} />
  }
  const [roles, auth] = [input('roles'), input('auth')]

  return (
    <>
      <PageHead title={t('invite.title')} hint={t('invite.hint')} />
      <SaveForm
        beginsInField
        onSubmit={invitation.submit}
        className={styles.form}
        bar={{
          changed: invitation.changed.length,
          creating: true,
          busy: invitation.busy,
          action: t('invite.action'),
          onCancel: cancel,
        }}
      >
        <Stack>
          {draft && <DraftLine at={draft.at} onResume={draft.resume} onDiscard={draft.discard} />}
          <Group title={t('groups.account')}>
            {usual('username')}
            {usual('email')}
            {usual('persoActif')}
            <div>
              <ByMail value={byMail} onChange={invitation.setByMail} />
              {!byMail && <Password input={input('password')} />}
            </div>
          </Group>
          <Group title={t('groups.rights')}>
            {roles && (
              <RolesField
                {...roles}
                name={roles.field.name}
                label={roles.field.label}
                value={Array.isArray(roles.value) ? roles.value : []}
              />
            )}
            {auth && <AccessField {...auth} />}
          </Group>
        </Stack>
      </SaveForm>
      <OneTimePassword credentials={made} onClose={leave} />
      <ErrorDialog summary={invitation.summary} onClose={invitation.forget} />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder component="fieldset" className={styles.group}>
      <Title order={2} size="h4" component="legend" className={styles.legend}>
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {children}
      </SimpleGrid>
    </Card>
  )
}

/** Offered where a letter can leave. */
function ByMail({ value, onChange }: { value: boolean; onChange: (byMail: boolean) => void }) {
  const { t } = useTranslation('users')
  const { mail } = useSignInOptions()
  if (!mail) return null
  return (
    <Switch
      mb="sm"
      label={t('invite.byMail')}
      description={t('invite.byMailHint')}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

function Password({ input }: { input: FieldInputProps | undefined }) {
  const { t } = useTranslation('users')
  if (!input) return null
  return (
    <PasswordInput
      id={inputId(input.field.name)}
      label={input.field.label}
      description={t('invite.passwordHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
      dir="ltr"
      value={String(input.value ?? '')}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      onBlur={input.onBlur}
      error={input.error}
      visibilityToggleButtonProps={{ 'aria-label': t('invite.show') }}
    />
  )
}
