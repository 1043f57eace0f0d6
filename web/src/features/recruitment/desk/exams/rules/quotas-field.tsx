import { ActionIcon, Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { IconArrowsSplit2, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readAction, readingQuery } from '@/api/actions'
import type { QuotaProposal } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { fieldOf, optionLabel } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import type { FieldInputProps } from '@/fields/field-input'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import { BASES, baseOf, type Quota, readQuotas } from './rules'

/** Whoever stands in the list of grounds, but nobody in particular. */
const NOBODY = 'none'

/** What the settings usually reserve, and the specialties of an exam that is written down. */
function useProposal(): QuotaProposal | undefined {
  const { id }: { id?: string } = useParams({ strict: false })
  return useQuery(readingQuery('recruitments.quotaProposal', { id })).data
}

/** Posts that are reserved: for whom, what share of which posts, and how many of each specialty. */
export default function QuotasField({ field, value, onChange, error, within = {} }: FieldInputProps) {
  const { t } = useTranslation('exams')
  const meta = useMeta('candidates')
  const proposal = useProposal()
  const quotas = readQuotas(value)
  const grounds = fieldOf(meta, 'ground')?.words?.filter((word) => word.value !== NOBODY) ?? []
  const open = grounds.find((word) => !quotas.some(({ ground }) => ground === word.value))
  const write = (next: readonly Quota[]) => onChange(next.length ? JSON.stringify(next) : '')
  const usual = proposal?.usual.find(({ ground }) => ground === open?.value)
  return (
    <Stack gap="sm" component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" size="sm" fw={500}>
        {field.label}
      </Text>
      {quotas.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('quota.none')}
        </Text>
      )}
      {quotas.map((quota, at) => (
        <OneQuota
          key={quota.ground}
          quota={quota}
          error={within[`${at}.percent`]}
          specialties={proposal?.specialties ?? []}
          onChange={(next) => write(quotas.map((one, index) => (index === at ? { ...one, ...next } : one)))}
          onRemove={() => write(quotas.filter((one) => one !== quota))}
        />
      ))}
      {error && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      <Group gap="sm">
        {open && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} />}
            onClick={() => write([...quotas, usual ?? { ground: open.value, percent: 1, base: 'exam' }])}
          >
            {t('quota.add')}
          </Button>
        )}
        {quotas.some((one) => baseOf(one) !== 'specialty') && <Divide quotas={quotas} onDivided={write} />}
      </Group>
    </Stack>
  )
}

/** The posts of each specialty, as the server proposes them; of an exam that has none yet there is nothing to divide. */
function Divide({ quotas, onDivided }: { quotas: readonly Quota[]; onDivided: (quotas: readonly Quota[]) => void }) {
  const { t } = useTranslation('exams')
  const { id }: { id?: string } = useParams({ strict: false })
  const { mutate, isPending } = useAction({
    mutationFn: () => readAction('recruitments.quotaProposal', { id, quotas }),
    onSuccess: (proposal) => onDivided(proposal.quotas),
  })
  if (!id)
    return (
      <Text size="sm" c="dimmed">
        {t('quota.later')}
      </Text>
    )
  return (
    <Button
      variant="default"
      size="xs"
      loading={isPending}
      leftSection={<IconArrowsSplit2 size={15} />}
      onClick={() => mutate()}
    >
      {t('quota.divide')}
    </Button>
  )
}

interface OneQuotaProps {
  quota: Quota
  error: string | undefined
  specialties: QuotaProposal['specialties']
  onChange: (next: Partial<Quota>) => void
  onRemove: () => void
}

function OneQuota({ quota, error, specialties, onChange, onRemove }: OneQuotaProps) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const meta = useMeta('candidates')
  const exam = useMeta('recruitments')
  const name = optionLabel(meta, 'ground', quota.ground)
  const roundings = fieldOf(exam, 'rounding')?.words ?? []
  const isDivided = baseOf(quota) !== 'specialty' && Boolean(quota.posts)
  return (
    <div>
      <Group gap="sm" align="end">
        <Text size="sm" flex="1 1 220px" pb={8}>
          {name}
        </Text>
        <NumberInput
          w={110}
          label={t('quota.percent')}
          value={quota.percent}
          onChange={(percent) => onChange({ percent: Number(percent) || 0 })}
          min={1}
          max={100}
          allowDecimal={false}
          hideControls
          dir="ltr"
          error={error}
        />
        <Select
          w={200}
          label={t('quota.base')}
          data={BASES.map((base) => ({ value: base, label: t(`quota.${base}`) }))}
          value={baseOf(quota)}
          onChange={(base) => base && onChange({ base })}
          allowDeselect={false}
        />
        <Select
          w={170}
          label={t('quota.rounding')}
          data={[{ value: '', label: t('quota.asExam') }, ...roundings.map(({ value, label }) => ({ value, label }))]}
          value={quota.rounding ?? ''}
          onChange={(rounding) => onChange({ rounding: rounding || undefined })}
          allowDeselect={false}
        />
        <ActionIcon variant="subtle" color="red" size={36} aria-label={t('quota.remove', { name })} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {isDivided && (
        <Group gap="sm" mt="xs" role="group" aria-label={t('quota.posts', { name })}>
          {specialties.map((one) => (
            <NumberInput
              key={one.$id}
              w={200}
              label={t('quota.of', { name: inLanguage(one.nameFr, one.nameAr, language), posts: one.posts })}
              value={quota.posts?.[one.$id] ?? 0}
              onChange={(count) => onChange({ posts: { ...quota.posts, [one.$id]: Number(count) || 0 } })}
              min={0}
              max={one.posts}
              allowDecimal={false}
              hideControls
              dir="ltr"
            />
          ))}
        </Group>
      )}
    </div>
  )
}
