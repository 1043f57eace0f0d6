import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Missions } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { clockOf, instantOf } from '@/i18n/clock'
import { toast } from '@/ui/toast'
import { missionNumber } from './cells'
import { closeMission } from './mission-actions'

/** The return: when it was, and, with a car, what it shows and what it drank. */
export default function CloseDialog({ row, onClose }: { row: Missions; onClose: () => void }) {
  const { t } = useTranslation('missions')
  // Of a mission that ended by the clock the planned return is the likeliest; of any other, this minute.
  const [likely] = useState(() => {
    const now = instantOf(clockOf(new Date().toISOString()))
    return row.returnAt && row.returnAt < now ? row.returnAt : now
  })
  const ofCar = row.carId ? (['odometerOut', 'odometerIn', 'odometerChecked', 'fuelLitres', 'fuelCost'] as const) : []
  return (
    <ActionDialog
      title={t('close.title', { number: missionNumber(row) })}
      text={t('close.text')}
      action={t('acts.close')}
      collection="missions"
      fields={['returnedAt', ...ofCar]}
      required={['returnedAt']}
      initial={{ ...row, returnedAt: likely }}
      run={(data) => closeMission(row.$id, data)}
      onDone={() => {
        toast.done(t('close.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
