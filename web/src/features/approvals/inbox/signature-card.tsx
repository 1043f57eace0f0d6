import { Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SIGNED_COLLECTIONS, signTogether, type ToSign as ToSignRow, toSignQuery } from '@/api/to-sign'
import { useAction } from '@/api/use-action'
import { formatDay } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { PaperFile } from '@/platform/paper/paper-file'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import styles from './inbox.module.css'

/** What waits for the signature of an office that the reader signs for today; nothing where nothing does. */
export function ToSign() {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const { data } = useQuery(toSignQuery(language))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const sign = useAction({
    run: (rows: readonly ToSignRow[]) => signTogether(rows),
    touches: ['signatures', 'authenticDocuments', ...SIGNED_COLLECTIONS],
    done: (_, rows) => {
      toast.done(t('sign.done', { count: rows.length }))
      setTicked(new Set())
    },
  })
  if (!data || data.total === 0) return null
  const ready = data.waiting.filter(({ state }) => state === 'ready')
  const chosen = ready.filter(({ id }) => ticked.has(id))
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t('sign.waiting', { count: data.total })}
      </Title>
      {ready.length > 1 && (
        <Group className={styles.bar} gap="sm">
          <Checkbox
            label={t('all')}
            checked={chosen.length === ready.length}
            indeterminate={chosen.length > 0 && chosen.length < ready.length}
            onChange={(event) => setTicked(new Set(event.currentTarget.checked ? ready.map(({ id }) => id) : []))}
          />
          {chosen.length > 0 && (
            <Button
              size="xs"
              leftSection={<IconSignature size={16} />}
              loading={sign.busy}
              onClick={() => sign.act(chosen)}
            >
              {t('sign.many', { count: chosen.length })}
            </Button>
          )}
        </Group>
      )}
      <ul className={styles.all} aria-label={t('sign.title')}>
        {data.waiting.map((row) => (
          <Line
            key={`${row.collection} ${row.id}`}
            row={row}
            busy={sign.busy}
            isTicked={ticked.has(row.id)}
            onTick={ready.length > 1 && row.state === 'ready' ? (isTicked) => tick(row.id, isTicked) : undefined}
            onSign={() => sign.act([row])}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  row: ToSignRow
  busy: boolean
  isTicked: boolean
  onTick?: ((isTicked: boolean) => void) | undefined
  onSign: () => void
}

function Line({ row, busy, isTicked, onTick, onSign }: LineProps) {
  const { t } = useTranslation('approvals')
  const language = useLanguage()
  const name = inLanguage(row.name ?? '', row.nameAr ?? '', language)
  const title = `${row.what} ${row.number ?? ''}`.trim()
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        {onTick && (
          <Checkbox
            aria-label={t('tick', { what: title, name })}
            checked={isTicked}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        )}
        <div className={styles.name}>
          <Title order={3} size="h5">
            <bdi>{name}</bdi>
          </Title>
          <Text size="sm">
            {row.what} {row.number && <span className="ltr">{row.number}</span>}
          </Text>
        </div>
        {row.due && <StatusBadge tone="info">{t('due.later', { day: formatDay(row.due, language) })}</StatusBadge>}
      </div>
      <Stack gap="sm">
        {row.text && (
          <Text size="sm" className={styles.asked}>
            {row.text}
          </Text>
        )}
        {row.fileId && row.docId && <PaperFile fileId={row.fileId} docId={row.docId} title={title} />}
        {row.state === 'ready' ? (
          <Group>
            <Button leftSection={<IconSignature size={17} />} loading={busy} onClick={onSign}>
              {t('sign.action')}
            </Button>
          </Group>
        ) : (
          <Notice tone="warn">{t(`sign.${row.state}`)}</Notice>
        )}
      </Stack>
    </Card>
  )
}
