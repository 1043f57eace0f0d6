import { Button, Group, Menu, Text } from '@mantine/core'
import { IconBan, IconDots, IconReplace } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Paper } from '@/api/papers'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatDay } from '@/i18n/format'
import { PaperFile } from '@/platform/paper/paper-file'
import { Item } from '@/ui/item-list'
import { useLanguage } from '@/ui/use-language'
import type { Ending } from './end-dialog'
import { useKindLabel } from './paper-kind'

interface PaperLineProps {
  paper: Paper
  /** What took its place, where it is in the list. */
  successor: Paper | undefined
  /** How it may be ended now. */
  endings: readonly Ending[]
  onEnd: (how: Ending) => void
}

const ICONS = { 'papers.replace': IconReplace, 'papers.cancel': IconBan }

/** One paper: what it is, whether it holds, its file, and how it is ended. */
export function PaperLine({ paper, successor, endings, onEnd }: PaperLineProps) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const label = useKindLabel()(paper.kind)
  const title = `${label} ${paper.refNumber ?? ''}`
  const state = paper.state ?? 'valid'
  return (
    <Item
      order={3}
      name={
        <>
          {label} <span className="ltr">{paper.refNumber}</span>
          <ChoiceBadge collection="authenticDocuments" field="state" value={state} />
        </>
      }
      actions={
        <Group gap={8}>
          {paper.fileId && <PaperFile fileId={paper.fileId} docId={paper.docId} title={title} />}
          {endings.length > 0 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="xs" variant="default" px={8} aria-label={t('paper.more', { title })}>
                  <IconDots size={16} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {endings.map((how) => (
                  <EndItem key={how} how={how} onClick={() => onEnd(how)} />
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      }
    >
      <Text size="sm" c="dimmed" component="div">
        {t('paper.issuedOn', { day: formatDay(paper.issuedOn, language) })}
        {successor && (
          <>
            {' · '}
            {t('paper.successor')} <span className="ltr">{successor.refNumber}</span>
          </>
        )}
      </Text>
      {paper.cancelReason && (
        <Text size="sm" component="div">
          {t('paper.reason')} <bdi>{paper.cancelReason}</bdi>
        </Text>
      )}
    </Item>
  )
}

function EndItem({ how, onClick }: { how: Ending; onClick: () => void }) {
  const { label } = useActMeta('authenticDocuments', how)
  const Icon = ICONS[how]
  return (
    <Menu.Item leftSection={<Icon size={17} />} onClick={onClick}>
      {label}
    </Menu.Item>
  )
}
