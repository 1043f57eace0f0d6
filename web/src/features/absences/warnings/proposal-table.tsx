import { Alert, Button, Checkbox, Group, Paper, Select, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertCircle, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import type { Warnings, WarningsKind } from '@/api/schema.gen'
import { fieldOf, labelOf } from '@/api/schema-meta'
import { inPlace, useAction } from '@/api/use-action'
import { DateField } from '@/fields/date-field'
import { OpenLink } from '@/fields/open-link'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { FactCell } from './cells'
import { lettersOf, type Proposal, type Review } from './proposals'
import styles from './proposals.module.css'

/** The proposals, each kept or left out, and the act that issues what was kept. */
export function ProposalTable({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('warnings')
  const meta = useMeta('warnings')
  const [review, setReview] = useState<Review>({})
  const [reason, setReason] = useState('')
  const [replyUntil, setReplyUntil] = useState<string | null>(null)
  const letters = lettersOf(proposals, review, reason)
  const issue = useAction({
    run: (): Promise<{ warnings: Warnings[] }> => act('warnings.issue', { warnings: letters, replyUntil }),
    touches: ['warnings', 'absences'],
    done: ({ warnings }) => toast.done(t('proposals.done', { count: warnings.length })),
    failed: inPlace,
  })
  const all = proposals.filter(({ registered }) => registered)
  const kept = all.filter(({ pointageId }) => review[pointageId] !== 'none')
  const keepAll = (isKept: boolean) =>
    setReview(isKept ? {} : Object.fromEntries(all.map(({ pointageId }) => [pointageId, 'none'])))
  return (
    <Stack>
      <Paper withBorder component="section" aria-label={t('proposals.label')}>
        <div className={styles.head}>
          <Checkbox
            label={t('proposals.kept', { count: kept.length })}
            checked={all.length > 0 && kept.length === all.length}
            indeterminate={kept.length > 0 && kept.length < all.length}
            onChange={(event) => keepAll(event.currentTarget.checked)}
          />
        </div>
        <ul className={styles.lines}>
          {proposals.map((one) => (
            <Line
              key={one.pointageId}
              proposal={one}
              chosen={review[one.pointageId] ?? one.kind}
              onChoose={(kind) => setReview({ ...review, [one.pointageId]: kind })}
            />
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
          loading={issue.busy}
          onClick={() => issue.act()}
        >
          {t('proposals.issue', { count: letters.length })}
        </Button>
      </Group>
    </Stack>
  )
}

interface LineProps {
  proposal: Proposal
  chosen: WarningsKind | 'none'
  onChoose: (kind: WarningsKind | 'none') => void
}

function Line({ proposal, chosen, onChoose }: LineProps) {
  const { t } = useTranslation('warnings')
  const language = useLanguage()
  const meta = useMeta('warnings')
  const name = inLanguage(proposal.nameFr, proposal.nameAr, language)
  const kinds = fieldOf(meta, 'kind')?.words?.map((word) => ({ ...word })) ?? []
  return (
    <li className={styles.line}>
      <Checkbox
        aria-label={t('proposals.keep', { name, day: formatDay(proposal.date, language) })}
        checked={proposal.registered && chosen !== 'none'}
        disabled={!proposal.registered}
        onChange={(event) => onChoose(event.currentTarget.checked ? proposal.kind : 'none')}
      />
      <div className={styles.who}>
        <Text component="span" fw={600} inherit>
          <OpenLink address={paths.employee(proposal.persoActifId)} beside>
            <bdi>{name}</bdi>
          </OpenLink>
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {formatDay(proposal.date, language)} · <FactCell row={proposal} />
        </Text>
      </div>
      <div className={styles.kind}>
        {proposal.registered ? (
          <Select
            size="xs"
            aria-label={t('proposals.kindOf', { name })}
            data={kinds}
            value={chosen === 'none' ? null : chosen}
            placeholder={t('proposals.leftOut')}
            onChange={(kind) => onChoose((kind as WarningsKind | null) ?? 'none')}
            allowDeselect={false}
          />
        ) : (
          <StatusBadge tone="warn">{t('proposals.unregistered')}</StatusBadge>
        )}
      </div>
    </li>
  )
}
