import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, act } from '@/api/actions'
import { listQuery } from '@/api/documents'
import { useMeta, useReadable } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { ErrorDialog } from '@/engine/error-dialog'
import { summarizeErrors } from '@/engine/error-summary'
import { RecordPicker } from '@/fields/record-picker'
import { useConfirm } from '@/ui/confirm'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { RolesField } from './roles-field'

/** The role of every employee, where the commune kept it. */
const PLAIN_ROLE = 'employee'

/**
 * What is likely for whoever has this address, as far as this reader may look: the one employee in activity with the same,
 * and the role of every employee.
 */
function useSuggestions(email: string) {
  const same = [Query.equal('email', email), Query.equal('active', true), Query.limit(2)]
  const people = useQuery({ ...listQuery('employees', same), enabled: useReadable('employees').has('email') })
  const ofAll = [Query.equal('name', PLAIN_ROLE), Query.limit(1)]
  const roles = useQuery({ ...listQuery('roles', ofAll), enabled: useReadable('roles').has('name') })
  return {
    namesake: people.data?.total === 1 ? people.data.documents[0]?.$id : undefined,
    plain: roles.data?.documents[0]?.$id,
    isLoading: people.isLoading || roles.isLoading,
  }
}

/** Lets a sign-up in: who it is and what they may do, in one go. Nothing is chosen that the clerk does not see. */
export function AcceptDialog({ row, onClose }: { row: Users; onClose: () => void }) {
  const { t } = useTranslation('users')
  const meta = useMeta('users')
  const { label, text, done } = useActMeta('users', 'users.accept')
  const { namesake, plain, isLoading } = useSuggestions(row.email)
  const ask = useConfirm()
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: (acceptance: ActionInput<'users.accept'>) => act('users.accept', acceptance),
    onSuccess: () => {
      toast.done(done)
      onClose()
    },
    onError: handledHere,
  })
  const [picked, setPicked] = useState<string | null>()
  const [given, setGiven] = useState<string[]>()
  const employee = picked === undefined ? (row.persoActif ?? namesake ?? null) : picked
  const roles = given ?? (row.roles.length > 0 || !plain ? row.roles : [plain])

  const email = `\u2066${row.email}\u2069`
  const letIn = async () => {
    const question = {
      title: t('unverified.title', { name: row.username }),
      text: t('unverified.text', { email }),
      action: t('unverified.accept'),
      destructive: true,
    }
    if (row.unverified && !(await ask(question))) return
    const knowingly = row.unverified ? { acceptUnverified: true as const } : {}
    mutate({ userId: row.$id, employeeId: employee, roles, ...knowingly })
  }
  const suggested = employee !== null && employee === namesake
  return (
    <Dialog title={t('accept.title', { name: row.username })} onClose={onClose}>
      <Stack>
        <Text size="sm">{text}</Text>
        {row.unverified && <Notice tone="warn">{t('unverified.hint', { email })}</Notice>}
        <RecordPicker
          collection="employees"
          label={labelOf(meta, 'persoActif')}
          description={suggested ? t('accept.sameEmail') : employee ? undefined : t('accept.noEmployee')}
          value={employee}
          onChange={setPicked}
        />
        <RolesField
          name="roles"
          label={labelOf(meta, 'roles')}
          description={roles.length === 0 ? t('accept.roles') : undefined}
          value={roles}
          onChange={(ids) => setGiven(Array.isArray(ids) ? ids : [])}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button loading={isPending || isLoading} onClick={letIn}>
            {label}
          </Button>
        </Group>
      </Stack>
      <ErrorDialog summary={summarizeErrors(t('acts.refused'), [{ error }])} onClose={reset} />
    </Dialog>
  )
}
