import { ActionIcon, Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { fieldOf, optionLabel } from '@/api/schema-meta'
import type { FieldInputProps } from '@/fields/field-input'
import { type Quota, readQuotas } from './rules'

/** Whoever stands in the list of grounds, but nobody in particular. */
const NOBODY = 'none'
const BASES = ['specialty', 'position'] as const

/** Posts that are reserved: for whom, and what share of which posts. */
export default function QuotasField({ field, value, onChange, error, within = {} }: FieldInputProps) {
  const { t } = useTranslation('exams')
  const meta = useMeta('candidates')
  const quotas = readQuotas(value)
  const grounds = fieldOf(meta, 'ground')?.words?.filter((word) => word.value !== NOBODY) ?? []
  const open = grounds.filter((word) => !quotas.some(({ ground }) => ground === word.value))
  const write = (next: readonly Quota[]) => onChange(next.length ? JSON.stringify(next) : '')
  const change = (at: number, next: Partial<Quota>) =>
    write(quotas.map((one, index) => (index === at ? { ...one, ...next } : one)))
  return (
    <Stack gap="sm" component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" size="sm" fw={500}>
        {field.label}
      </Text>
      {quotas.map((quota, at) => (
        <Group key={quota.ground} gap="sm" align="end">
          <Text size="sm" flex="1 1 220px" pb={8}>
            {optionLabel(meta, 'ground', quota.ground)}
          </Text>
          <NumberInput
            w={110}
            label={t('quota.percent')}
            value={quota.percent}
            onChange={(percent) => change(at, { percent: Number(percent) || 0 })}
            min={1}
            max={100}
            allowDecimal={false}
            hideControls
            dir="ltr"
            error={within[`${at}.percent`]}
          />
          <Select
            w={170}
            label={t('quota.base')}
            data={BASES.map((base) => ({ value: base, label: t(`quota.${base}`) }))}
            value={quota.base ?? 'specialty'}
            onChange={(base) => base && change(at, { base })}
            allowDeselect={false}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={t('quota.remove', { name: optionLabel(meta, 'ground', quota.ground) })}
            onClick={() => write(quotas.filter((one) => one !== quota))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      {error && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      {open[0] && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          style={{ alignSelf: 'start' }}
          onClick={() => open[0] && write([...quotas, { ground: open[0].value, percent: usualOf(open[0].value) }])}
        >
          {t('quota.add')}
        </Button>
      )}
    </Stack>
  )
}

/** The share that the law names for a ground. */
function usualOf(ground: string): number {
  return ground === 'disability' ? 7 : 25
}
