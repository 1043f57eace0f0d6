import { ActionIcon, Button, Card, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { RecordPicker } from '@/fields/record-picker'
import {
  APPROVERS,
  type ApproverKind,
  LEVELS,
  type Level,
  MOST_STEPS,
  readSteps,
  type StepRule,
  stepBy,
  USUAL_DAYS,
  withStepMoved,
} from './steps'

/** The steps of a chain, in their order: who decides each, and within how many days. */
export function StepsField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('approvals')
  const steps = readSteps(value)
  const write = (next: readonly StepRule[]) => onChange(next.length > 0 ? JSON.stringify(next) : '')
  const change = (at: number, step: StepRule) => write(steps.map((one, index) => (index === at ? step : one)))
  return (
    <Stack gap="sm" component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" size="sm" fw={500}>
        {field.label}
      </Text>
      {steps.map((step, at) => (
        <Card
          withBorder
          padding="sm"
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
          key={at}
        >
          <Group justify="space-between" mb="xs">
            <Text fw={600} size="sm">
              {t('rules.step', { number: at + 1 })}
            </Text>
            <Group gap={4}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('rules.earlier', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => write(withStepMoved(steps, at, -1))}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('rules.later', { number: at + 1 })}
                disabled={at === steps.length - 1}
                onClick={() => write(withStepMoved(steps, at, 1))}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size={32}
                aria-label={t('rules.remove', { number: at + 1 })}
                onClick={() => write(steps.filter((_, index) => index !== at))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          </Group>
          <StepInputs step={step} onChange={(next) => change(at, next)} />
        </Card>
      ))}
      {error && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      {steps.length < MOST_STEPS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => write([...steps, stepBy('headship', USUAL_DAYS)])}
          >
            {t('rules.addStep')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function StepInputs({ step, onChange }: { step: StepRule; onChange: (step: StepRule) => void }) {
  const { t } = useTranslation('approvals')
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <Select
        label={t('rules.by')}
        data={APPROVERS.map((by) => ({ value: by, label: t(`rules.approvers.${by}`) }))}
        value={step.by}
        onChange={(by) => by && onChange(stepBy(by as ApproverKind, step.days))}
        allowDeselect={false}
      />
      <Whom step={step} onChange={onChange} />
      <NumberInput
        label={t('rules.days')}
        value={step.days}
        onChange={(days) => onChange({ ...step, days: Number(days) || 0 })}
        min={1}
        max={60}
        allowDecimal={false}
        dir="ltr"
      />
    </SimpleGrid>
  )
}

/** What a kind of decider leaves open: which head, which permission, who. */
function Whom({ step, onChange }: { step: StepRule; onChange: (step: StepRule) => void }) {
  const { t } = useTranslation('approvals')
  if (step.by === 'headship') {
    return (
      <Select
        label={t('rules.level')}
        data={LEVELS.map((level) => ({ value: level, label: t(`rules.levels.${level}`) }))}
        value={step.level ?? 'manager'}
        onChange={(level) => level && onChange({ ...step, level: level as Level })}
        allowDeselect={false}
      />
    )
  }
  if (step.by === 'permission') {
    return (
      <TextInput
        label={t('rules.approvers.permission')}
        placeholder="rh-managements:approve"
        dir="ltr"
        value={step.permission ?? ''}
        onChange={(event) => onChange({ ...step, permission: event.currentTarget.value })}
      />
    )
  }
  if (step.by === 'role') {
    return (
      <RecordPicker
        collection="roles"
        label={t('rules.approvers.role')}
        value={step.roleId ?? null}
        onChange={(id) => onChange({ ...step, roleId: id ?? undefined })}
      />
    )
  }
  if (step.by === 'person') {
    return (
      <RecordPicker
        collection="employees"
        label={t('rules.approvers.person')}
        value={step.employeeId ?? null}
        onChange={(id) => onChange({ ...step, employeeId: id ?? undefined })}
      />
    )
  }
  return <div />
}
