import { ActionIcon, Alert, Button, Checkbox, Group, Paper, Select, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertCircle, IconChevronDown, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { LetterProposal } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import type { WarningsKind } from '@/api/schema.gen'
import { fieldOf, labelOf, optionLabel } from '@/api/schema-meta'
import { handledHere, useAction } from '@/api/use-action'
import { DateField } from '@/fields/date-field'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { useConfirm } from '@/ui/confirm'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { useDuration } from '../duration'
import { FactCell } from './cells'
import { byPerson, keepDays, kindsOf, lettersOf, type PersonProposals, type Review } from './proposals'
import styles from './proposals.module.css'

interface ProposalTableProps {
  proposals: readonly LetterProposal[]
  onIssued: (ids: readonly string[]) => void
}

/** The proposals, one line a person, and the act that issues what was kept of them after a question. */
export function ProposalTable({ proposals, onIssued }: ProposalTableProps) {
  const { t } = useTranslation('warnings')
  const meta = useMeta('warnings')
  const ask = useConfirm()
  const [review, setReview] = useState<Review>({})
  const [reason, setReason] = useState('')
  const [replyUntil, setReplyUntil] = useState<string | null>(null)
  const letters = lettersOf(proposals, review, reason)
  const issue = useAction({
    mutationFn: () => act('warnings.issue', { warnings: letters, replyUntil }),
    onSuccess: ({ warnings }) => {
      toast.done(t('proposals.done', { count: warnings.length }))
      onIssued(warnings.map(({ $id }) => $id))
    },
    onError: handledHere,
  })
  const all = proposals.filter(({ registered }) => registered)
  const people = byPerson(proposals)
  // A number that was taken never comes back.
  const press = async () => {
    const kinds = kindsOf(letters).map(([kind, count]) => `${optionLabel(meta, 'kind', kind)}: ${count}`)
    const persons = new Set(letters.map(({ persoActifId }) => persoActifId)).size
    const isMeant = await ask({
      title: t('proposals.question', { count: letters.length }),
      text: `${kinds.join(' · ')}. ${t('proposals.people', { count: persons })} ${t('proposals.final')}`,
      action: t('proposals.issue', { count: letters.length }),
    })
    if (isMeant) issue.mutate()
  }
  return (
    <Stack>
      <Paper withBorder component="section" aria-label={t('proposals.label')}>
        <div className={styles.head}>
          <Checkbox
            label={t('proposals.kept', { count: letters.length })}
            checked={all.length > 0 && letters.length === all.length}
            indeterminate={letters.length > 0 && letters.length < all.length}
            onChange={(event) => setReview(keepDays(review, all, event.currentTarget.checked))}
          />
        </div>
        <ul className={styles.lines}>
          {people.map((one) => (
            <PersonLine key={one.person.persoActifId} of={one} review={review} onReview={setReview} />
          ))}
        </ul>
      </Paper>
      <Textarea
        label={labelOf(meta, 'reason')}
        description={t('proposals.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        autosize
        minRows={2}
      />
      {issue.error !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {messageOf(issue.error)}
        </Alert>
      )}
      <Group justify="space-between" align="flex-end">
        <DateField label={labelOf(meta, 'replyUntil')} value={replyUntil} onChange={setReplyUntil} />
        <Button
          leftSection={<IconSend size={17} />}
          disabled={letters.length === 0}
          loading={issue.isPending}
          onClick={() => void press()}
        >
          {t('proposals.issue', { count: letters.length })}
        </Button>
      </Group>
    </Stack>
  )
}

interface PersonLineProps {
  of: PersonProposals
  review: Review
  onReview: (review: Review) => void
}

/** A person with sums; opened, each day with the kind of its letter. */
function PersonLine({ of, review, onReview }: PersonLineProps) {
  const { t } = useTranslation('warnings')
  const language = useLanguage()
  const say = useDuration()
  const [isOpen, setOpen] = useState(false)
  const { person, days } = of
  const name = inLanguage(person.nameFr, person.nameAr, language)
  const kept = days.filter(({ pointageId }) => pointageId in review).length
  const sums = [
    of.absences > 0 && t('proposals.absences', { count: of.absences }),
    of.late > 0 && `${t('proposals.late', { count: of.late })} (${say(of.minutes)})`,
  ]
  return (
    <li className={styles.person}>
      <div className={styles.line}>
        <Checkbox
          aria-label={t('proposals.keepPerson', { name })}
          checked={kept > 0 && kept === days.length}
          indeterminate={kept > 0 && kept < days.length}
          disabled={!person.registered}
          onChange={(event) => onReview(keepDays(review, days, event.currentTarget.checked))}
        />
        <div className={styles.who}>
          <Text component="span" fw={600} inherit>
            <OpenLink address={paths.employee(person.persoActifId)} beside>
              <bdi>{name}</bdi>
            </OpenLink>
          </Text>
          <Text component="span" size="xs" c="dimmed">
            {sums.filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {!person.registered && <StatusBadge tone="warn">{t('proposals.unregistered')}</StatusBadge>}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('proposals.daysOf', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} className={styles.chevron} />
          </ActionIcon>
        </Group>
      </div>
      {isOpen && (
        <ul className={styles.lines} aria-label={t('proposals.daysOf', { name })}>
          {days.map((one) => (
            <DayLine key={one.pointageId} proposal={one} name={name} review={review} onReview={onReview} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface DayLineProps {
  proposal: LetterProposal
  name: string
  review: Review
  onReview: (review: Review) => void
}

function DayLine({ proposal, name, review, onReview }: DayLineProps) {
  const { t } = useTranslation('warnings')
  const language = useLanguage()
  const meta = useMeta('warnings')
  const day = formatDay(proposal.date, language)
  // A sanction follows a request, and is proposed for no day.
  const kinds =
    fieldOf(meta, 'kind')
      ?.words?.filter(({ value }) => value !== 'warning')
      .map((word) => ({ ...word })) ?? []
  const chosen = review[proposal.pointageId]
  return (
    <li className={styles.line}>
      <Checkbox
        aria-label={t('proposals.keep', { name, day })}
        checked={chosen !== undefined}
        disabled={!proposal.registered}
        onChange={(event) => onReview(keepDays(review, [proposal], event.currentTarget.checked))}
      />
      <Text component="span" size="sm">
        {day} · <FactCell row={proposal} />
      </Text>
      {proposal.registered && (
        <Select
          size="xs"
          className={styles.kind}
          aria-label={t('proposals.kindOf', { name })}
          data={kinds}
          value={chosen ?? null}
          placeholder={t('proposals.leftOut')}
          onChange={(kind) => kind && onReview({ ...review, [proposal.pointageId]: kind as WarningsKind })}
          allowDeselect={false}
        />
      )}
    </li>
  )
}
