import { Card, NumberInput, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ThresholdSetting } from '@/api/actions.gen'
import { thresholdsQuery } from '@/api/thresholds'
import { ErrorDialog } from '@/engine/error-dialog'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { SaveForm } from '@/engine/record-form/save-form'
import { formatNumber } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import styles from '../administration.module.css'
import { AdministrationTabs } from '../administration-tabs'
import { useThresholds } from './use-thresholds'

/** The numbers by which the commune decides: when a paper ends soon, how long a mission lasts. */
export function ThresholdsPage() {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const { data } = useSuspenseQuery(thresholdsQuery(language))
  const state = useThresholds(data)
  useLeaveGuard(
    () => state.changed.length > 0,
    state.changed.map(({ label }) => label),
    state.reset,
  )
  return (
    <>
      <PageHead title={t('title')} hint={t('thresholds.hint')} />
      <AdministrationTabs tab="thresholds" />
      <SaveForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          state.submit()
        }}
        bar={{ changed: state.changed.length, creating: false, busy: state.busy, onCancel: state.reset }}
      >
        <Stack>
          {data.thresholds.map((one) => (
            <Card withBorder key={one.key}>
              <Field
                threshold={one}
                typed={state.typed[one.key] ?? one.value}
                error={state.errors[one.key]}
                onChange={(next) => state.type(one.key, next)}
              />
            </Card>
          ))}
        </Stack>
      </SaveForm>
      <ErrorDialog summary={state.summary} onClose={state.forget} />
    </>
  )
}

interface FieldProps {
  threshold: ThresholdSetting
  typed: number | string
  error?: string | undefined
  onChange: (next: number | string) => void
}

function Field({ threshold: { key, label, about, least, most, preset }, typed, error, onChange }: FieldProps) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const [from, to, usual] = [least, most, preset].map((number) => formatNumber(number, language))
  return (
    <NumberInput
      id={`threshold-${key}`}
      label={label}
      description={`${about} ${t('thresholds.bounds', { from, to, usual })}`}
      value={typed}
      onChange={onChange}
      error={error}
      allowDecimal={false}
      clampBehavior="none"
      hideControls
      maw={420}
      required
      styles={{ input: { maxWidth: 140 } }}
    />
  )
}
