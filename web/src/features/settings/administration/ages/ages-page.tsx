import { ActionIcon, Button, Card, Group, NumberInput, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDialog } from '@/engine/error-dialog'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { SaveForm } from '@/engine/record-form/save-form'
import { DateField } from '@/fields/date-field'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import styles from '../administration.module.css'
import { AdministrationTabs } from '../administration-tabs'
import type { Slip, TypedStep } from './age-steps'
import { useAges } from './use-ages'

/** At which age people leave, by their year of birth, from a day on. */
export function AgesPage() {
  const { t } = useTranslation('administration')
  return (
    <>
      <PageHead title={t('title')} hint={t('ages.hint')} />
      <AdministrationTabs tab="ages" />
      <Suspense fallback={<Skeleton height={320} />}>
        <AgesForm />
      </Suspense>
    </>
  )
}

function AgesForm() {
  const { t } = useTranslation('administration')
  const state = useAges()
  useLeaveGuard(() => state.isChanged, [t('tabs.ages')], state.reset)
  return (
    <>
      <SaveForm
        className={styles.form}
        onSubmit={state.submit}
        bar={{ changed: state.isChanged ? 1 : 0, creating: false, busy: state.busy, onCancel: state.reset }}
      >
        <Stack>
          <Notice tone="info">{t('ages.law')}</Notice>
          <Card withBorder component="section">
            <Stack gap="md">
              {state.steps.map((step, at) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: an age limit is its place in the list
                  key={at}
                  step={step}
                  isFirst={at === 0}
                  slip={state.slips[at]}
                  onChange={(next) => state.put(at, next)}
                  onRemove={() => state.drop(at)}
                />
              ))}
              <div>
                <Button variant="default" size="xs" leftSection={<IconPlus size={15} />} onClick={state.add}>
                  {t('ages.add')}
                </Button>
              </div>
            </Stack>
          </Card>
          <Card withBorder component="section">
            <DateField
              label={t('ages.validFrom')}
              description={t('ages.validFromHint')}
              value={state.validFrom}
              onChange={state.begin}
            />
          </Card>
        </Stack>
      </SaveForm>
      <ErrorDialog summary={state.summary} onClose={state.forget} />
    </>
  )
}

interface LineProps {
  step: TypedStep
  isFirst: boolean
  slip?: Slip | undefined
  onChange: (next: TypedStep) => void
  onRemove: () => void
}

function Line({ step, isFirst, slip, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('administration')
  const number = (name: keyof TypedStep, isWrong: boolean) => ({
    label: t(`ages.${name}`),
    value: step[name],
    error: isWrong,
    onChange: (next: number | string) => onChange({ ...step, [name]: next }),
    allowDecimal: false,
    allowNegative: false,
    thousandSeparator: '',
    hideControls: true,
    w: 110,
  })
  return (
    <fieldset className={styles.line} aria-label={isFirst ? t('ages.others') : t('ages.line', { year: step.bornFrom })}>
      <Group align="flex-end" gap="sm">
        {isFirst ? (
          <Text w={150} pb={8}>
            {t('ages.others')}
          </Text>
        ) : (
          <NumberInput {...number('bornFrom', slip === 'year' || slip === 'order')} w={150} />
        )}
        <NumberInput {...number('years', slip === 'age')} />
        <NumberInput {...number('months', slip === 'age')} />
        {!isFirst && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            mb={2}
            aria-label={t('ages.remove', { year: step.bornFrom })}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      {slip && (
        <Text c="red" size="sm" role="alert" mt={4}>
          {t(`ages.slips.${slip}`)}
        </Text>
      )}
    </fieldset>
  )
}
