import { Button } from '@mantine/core'
import { IconGauge } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Cars } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { formatDay, today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

const TOLD = ['odometerReplacedOn', 'odometerBefore', 'odometerAfter', 'odometerChecked'] as const
const TOUCHED = ['cars', 'maintenances'] as const

/** A replaced odometer is entered once: its readings begin anew, distance and plan of maintenance go on. */
export default function ReplaceOdometerButton({ row }: { row: Cars }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const [asked, setAsked] = useState<'replace' | 'undo'>()
  if (!can(useRights(), 'update', 'cars')) return null
  const close = () => setAsked(undefined)
  const done = (text: string) => () => {
    toast.done(text)
    close()
  }
  return (
    <>
      <Button variant="default" leftSection={<IconGauge size={17} />} onClick={() => setAsked('replace')}>
        {t('meter.action')}
      </Button>
      {asked === 'replace' && (
        <ActionDialog
          collection="cars"
          title={t('meter.title')}
          text={
            <>
              {t('meter.text')}{' '}
              {row.odometerReplacedOn && (
                <Button size="compact-sm" variant="subtle" onClick={() => setAsked('undo')}>
                  {t('meter.undo.open', { day: formatDay(row.odometerReplacedOn, language) })}
                </Button>
              )}
            </>
          }
          action={t('meter.save')}
          fields={TOLD}
          required={['odometerReplacedOn', 'odometerBefore', 'odometerAfter']}
          initial={{ odometerReplacedOn: today(), odometerBefore: row.odometer, odometerAfter: 0 }}
          run={({ odometerReplacedOn, odometerBefore, odometerAfter, odometerChecked }) =>
            act('cars.replaceOdometer', {
              id: row.$id,
              odometerReplacedOn: String(odometerReplacedOn ?? ''),
              odometerBefore: odometerBefore ?? 0,
              odometerAfter: odometerAfter ?? 0,
              odometerChecked: odometerChecked ?? false,
            })
          }
          touches={TOUCHED}
          onDone={done(t('meter.done'))}
          onClose={close}
        />
      )}
      {asked === 'undo' && (
        <ActionDialog
          collection="cars"
          title={t('meter.undo.title')}
          text={t('meter.undo.text')}
          action={t('meter.undo.action')}
          destructive
          fields={[]}
          run={() => act('cars.undoOdometer', { id: row.$id })}
          touches={TOUCHED}
          onDone={done(t('meter.undo.done'))}
          onClose={close}
        />
      )}
    </>
  )
}
