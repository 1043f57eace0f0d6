import { Button } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { ClockState } from '@/api/actions.gen'
import { handledHere, useAction } from '@/api/use-action'
import { Can } from '@/engine/can'
import { ErrorDialog } from '@/engine/error-dialog'
import { summarizeErrors } from '@/engine/error-summary'
import { formatInstant } from '@/i18n/format'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

/** The clock has leapt: what cannot be undone waits until somebody says that it is right. */
export function ClockLeap({ clock }: { clock: ClockState }) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: () => act('jobRuns.confirmClock'),
    onSuccess: () => toast.done(t('jobs.clock.confirmed')),
    onError: handledHere,
  })
  const moment = (at: string | null) => (at ? formatInstant(at, language) : '')
  return (
    <Notice
      tone="bad"
      icon={<IconClockExclamation size={20} aria-hidden />}
      title={t('jobs.clock.title')}
      action={
        <Can verb="confirmClock" collection="jobRuns">
          <Button size="xs" loading={isPending} onClick={() => mutate()}>
            {t('jobs.clock.confirm')}
          </Button>
        </Can>
      }
    >
      {t('jobs.clock.text', { believed: moment(clock.believedAt), shown: moment(clock.shown) })}
      <ErrorDialog summary={summarizeErrors(t('jobs.clock.refused'), [{ error }])} onClose={reset} />
    </Notice>
  )
}
