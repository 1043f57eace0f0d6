import { Button, Group, Menu, Text } from '@mantine/core'
import { IconBan, IconDots, IconReplace } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { Paper } from '@/api/papers'
import { holds } from '@/api/rights'
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
  onEnd: (how: Ending) => void
}

/** One paper: what it is, whether it holds, its file, and how it is ended. */
export function PaperLine({ paper, successor, onEnd }: PaperLineProps) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const mayEnd = holds(useRights(), 'rh-managements', 'update')
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
          {mayEnd && state === 'valid' && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="xs" variant="default" px={8} aria-label={t('paper.more', { title })}>
                  <IconDots size={16} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconReplace size={17} />} onClick={() => onEnd('replace')}>
                  {t('ending.replace.action')}
                </Menu.Item>
                <Menu.Item leftSection={<IconBan size={17} />} onClick={() => onEnd('cancel')}>
                  {t('ending.cancel.action')}
                </Menu.Item>
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
