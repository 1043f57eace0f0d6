import { ActionIcon, Group, Text } from '@mantine/core'
import { IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Signatory } from '@/api/org-settings'
import { formatDay, today } from '@/i18n/format'
import { inLanguage, inOther } from '@/i18n/names'
import { Item } from '@/ui/item-list'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { usePaperKinds } from '../use-paper-kinds'
import { hasStanding, type SignatoryState, stateOf } from './signatory'

interface SignatoryLineProps {
  signatory: Signatory
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  /** Absent for the first. */
  onRaise?: (() => void) | undefined
}

const TONES: Record<SignatoryState, Tone> = { inForce: 'good', later: 'info', ended: 'quiet' }

export function SignatoryLine({ signatory, busy, onEdit, onRemove, onRaise }: SignatoryLineProps) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const name = inLanguage(signatory.nameFr, signatory.nameAr, language)
  const state = stateOf(signatory, today())
  const known = usePaperKinds()
  const kinds = (signatory.kinds ?? []).map((id) => known.find(({ kind }) => kind === id)?.label ?? id)
  return (
    <Item
      name={
        <>
          <span className="name">{name}</span>
          <StatusBadge tone={TONES[state]}>{t(`signatories.states.${state}`)}</StatusBadge>
          {signatory.mode !== 'own' && (
            <StatusBadge tone="info">{t(`signatories.modes.${signatory.mode}`)}</StatusBadge>
          )}
          {!hasStanding(signatory) && <StatusBadge tone="bad">{t('signatories.byHand')}</StatusBadge>}
        </>
      }
      actions={
        <Group gap={6} wrap="nowrap">
          {onRaise && (
            <LineAction Icon={IconArrowUp} label={t('signatories.raise', { name })} onClick={onRaise} disabled={busy} />
          )}
          <LineAction Icon={IconPencil} label={t('signatories.edit', { name })} onClick={onEdit} disabled={busy} />
          <LineAction
            Icon={IconTrash}
            label={t('signatories.removeNamed', { name })}
            onClick={onRemove}
            disabled={busy}
          />
        </Group>
      }
    >
      <Text size="sm" component="div" className="name">
        {inLanguage(signatory.qualityFr, signatory.qualityAr, language)}
      </Text>
      <Text size="sm" c="dimmed" component="div" className="name">
        {[
          inOther(signatory.nameFr, signatory.nameAr, language),
          inOther(signatory.qualityFr, signatory.qualityAr, language),
        ]
          .filter(Boolean)
          .join(' — ')}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {kinds.length ? kinds.join(language === 'ar' ? '، ' : ', ') : t('signatories.all')} · {period(signatory)}
      </Text>
    </Item>
  )

  function period({ from, to }: Signatory): string {
    const days = { from: formatDay(from, language), to: formatDay(to, language) }
    if (from && to) return t('signatories.between', days)
    if (from) return t('signatories.since', days)
    return to ? t('signatories.until', days) : t('signatories.always')
  }
}

interface LineActionProps {
  Icon: typeof IconPencil
  label: string
  onClick: () => void
  disabled: boolean
}

function LineAction({ Icon, label, onClick, disabled }: LineActionProps) {
  return (
    <ActionIcon variant="default" size={34} aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <Icon size={17} />
    </ActionIcon>
  )
}
