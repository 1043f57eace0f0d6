import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomePanel, PanelLine } from '@/api/actions.gen'
import { OpenLink } from '@/fields/open-link'
import { formatNumber } from '@/i18n/format'
import { ownPath } from '@/paths/own-path'
import { useLanguage } from '@/ui/use-language'
import { Calm } from './calm'
import { DaysPanel } from './days-panel'
import { Line } from './line'
import { MonthsPanel } from './months-panel'
import styles from './panels.module.css'
import { RingPanel } from './ring-panel'

/** A panel by its shape: what it is about is the server's to say. */
export function PanelCard({ panel: { id, title, content } }: { panel: HomePanel }) {
  if (content.shape === 'figure' || content.shape === 'own') return null
  const link = 'link' in content ? content.link : null
  return (
    <PanelFrame title={title} id={id} total={'total' in content ? content.total : undefined} link={link}>
      {content.shape === 'rows' && <RowsPanel rows={content.rows} />}
      {content.shape === 'ring' && <RingPanel parts={content.parts} title={title} />}
      {content.shape === 'months' && <MonthsPanel content={content} title={title} />}
      {content.shape === 'days' && <DaysPanel content={content} />}
    </PanelFrame>
  )
}

interface PanelFrameProps {
  id: string
  title: string
  total?: number | undefined
  link?: string | null
  children: ReactNode
}

function PanelFrame({ id, title, total, link, children }: PanelFrameProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section className={styles.panel} data-panel={id}>
      <header className={styles.head}>
        <Title order={2} size="h5">
          {title}
        </Title>
        {link && (
          <span className={styles.all}>
            <OpenLink address={ownPath(link)}>
              {total ? t('allOf', { count: total, total: formatNumber(total, language) }) : t('all')}
            </OpenLink>
          </span>
        )}
      </header>
      {children}
    </section>
  )
}

function RowsPanel({ rows }: { rows: readonly PanelLine[] }) {
  const { t } = useTranslation('home')
  if (rows.length === 0) return <Calm>{t('calm')}</Calm>
  return (
    <ul className={styles.lines}>
      {rows.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  )
}
