import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useMeta, useRefresh, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Accidents } from '@/api/schema.gen'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'

const STEPS = ['review', 'resolve', 'cancel', 'reopen'] as const
type StepName = (typeof STEPS)[number]

/** What may become of a case from where it is, as its declaration says. */
export function Steps({ row }: { row: Accidents }) {
  const { t } = useTranslation('accidents')
  const { flow } = useMeta('accidents')
  const rights = useRights()
  const refresh = useRefresh()
  const ask = useConfirm()
  const [busy, setBusy] = useState(false)
  const open = flow?.steps.filter((step) => step.from === row.state && can(rights, step.permission, 'accidents')) ?? []
  const take = async (name: StepName, to: string) => {
    const question = { title: t('cancelling.title'), text: t('cancelling.text'), action: t('steps.cancel') }
    if (name === 'cancel' && !(await ask({ ...question, destructive: true }))) return
    setBusy(true)
    try {
      await update('accidents', row, { state: to })
      await refresh('accidents')
      toast.done(t('form.saved'))
    } catch (error) {
      toast.failed(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  if (open.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} rightSection={<IconChevronDown size={16} />}>
          {t('steps.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {STEPS.flatMap((name) => open.find((one) => one.step === name) ?? []).map(({ step, to }) => (
          <Menu.Item key={step} onClick={() => take(step as StepName, to)}>
            {t(`steps.${step as StepName}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
