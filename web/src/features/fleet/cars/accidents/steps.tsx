import { Button } from '@mantine/core'
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

/** What may become of a case from where it is, as its declaration says. */
export function Steps({ row }: { row: Accidents }) {
  const { t } = useTranslation('accidents')
  const { flow } = useMeta('accidents')
  const rights = useRights()
  const refresh = useRefresh()
  const ask = useConfirm()
  const [busy, setBusy] = useState(false)
  const open = flow?.steps.filter((step) => step.from === row.state && can(rights, step.permission, 'accidents')) ?? []
  const take = async (name: (typeof STEPS)[number], to: string) => {
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
  return STEPS.flatMap((name) => {
    const step = open.find((one) => one.step === name)
    if (!step) return []
    return (
      <Button key={name} variant="default" loading={busy} onClick={() => take(name, step.to)}>
        {t(`steps.${name}`)}
      </Button>
    )
  })
}
