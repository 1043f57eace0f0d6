import { ActionIcon, Button, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '@/api/schema.gen'
import { ErrorDialog } from '@/engine/error-dialog'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { SaveForm } from '@/engine/record-form/save-form'
import { DateField } from '@/fields/date-field'
import { Section } from '@/ui/section'
import styles from '../administration.module.css'
import { AHEAD, type Slip, type TypedChange, type TypedEnd } from './change-lines'
import { utc } from './clock'
import { useChanges } from './use-changes'

/** The changes of the clock that the commune knows by decree: they hold over the data. */
export function ChangesForm({ documents }: { documents: readonly Settings[] }) {
  const { t } = useTranslation('administration')
  const state = useChanges(documents)
  useLeaveGuard(() => state.isChanged, [t('clock.changes.title')], state.reset)
  return (
    <>
      <SaveForm
        className={styles.form}
        onSubmit={state.submit}
        bar={{ changed: state.isChanged ? 1 : 0, creating: false, busy: state.busy, onCancel: state.reset }}
      >
        <Section title={t('clock.changes.title')} hint={t('clock.changes.hint')}>
          {state.changes.length === 0 && <Text c="dimmed">{t('clock.changes.none')}</Text>}
          {state.changes.map((change, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the list
              key={at}
              change={change}
              number={at + 1}
              slip={state.slips[at]}
              onChange={(next) => state.put(at, next)}
              onRemove={() => state.drop(at)}
            />
          ))}
          <div>
            <Button variant="default" size="xs" leftSection={<IconPlus size={15} />} onClick={state.add}>
              {t('clock.changes.add')}
            </Button>
          </div>
          {state.changes.length > 0 && <End end={state.end} isWrong={state.isEndWrong} onChange={state.close} />}
        </Section>
      </SaveForm>
      <ErrorDialog summary={state.summary} onClose={state.forget} />
    </>
  )
}

interface LineProps {
  change: TypedChange
  number: number
  slip?: Slip | undefined
  onChange: (next: TypedChange) => void
  onRemove: () => void
}

function Line({ change, number, slip, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('administration')
  return (
    <fieldset className={styles.line} aria-label={t('clock.changes.line', { number })}>
      <Group align="flex-end" gap="sm">
        <DateField
          label={t('clock.changes.date')}
          value={change.date}
          error={slip === 'date' || slip === 'twice'}
          onChange={(date) => onChange({ ...change, date })}
        />
        <TextInput
          type="time"
          label={t('clock.changes.time')}
          value={change.time}
          onChange={(event) => onChange({ ...change, time: event.currentTarget.value })}
        />
        <Select
          label={t('clock.changes.ahead')}
          data={AHEAD.map((value) => ({ value, label: utc(Number(value)) }))}
          value={change.ahead || null}
          error={slip === 'ahead'}
          onChange={(ahead) => onChange({ ...change, ahead: ahead ?? '' })}
          allowDeselect={false}
          w={150}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          mb={2}
          aria-label={t('clock.changes.remove', { number })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
      {slip && (
        <Text c="red" size="sm" role="alert" mt={4}>
          {t(`clock.changes.slips.${slip}`)}
        </Text>
      )}
    </fieldset>
  )
}

interface EndProps {
  end: TypedEnd
  isWrong: boolean
  onChange: (end: TypedEnd) => void
}

/** How long the last change holds: nothing falls back to the data behind anybody's back. */
function End({ end, isWrong, onChange }: EndProps) {
  const { t } = useTranslation('administration')
  return (
    <Radio.Group
      label={t('clock.changes.end')}
      value={end.kind}
      error={isWrong && t('clock.changes.slips.end')}
      onChange={(kind) => onChange({ ...end, kind: kind as TypedEnd['kind'] })}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="forGood" label={t('clock.changes.forGood')} />
        <Radio value="until" label={t('clock.changes.until')} />
        {end.kind === 'until' && (
          <DateField
            label={t('clock.changes.untilDay')}
            value={end.until}
            onChange={(until) => onChange({ ...end, until })}
          />
        )}
      </Stack>
    </Radio.Group>
  )
}
