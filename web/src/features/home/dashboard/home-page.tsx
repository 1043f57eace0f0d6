import { Button, Group, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GreetedReader, HomePanel } from '@/api/actions.gen'
import { homeQuery } from '@/api/home'
import { useRights } from '@/api/hooks'
import { preferencesQuery } from '@/api/session'
import { ErrorState } from '@/engine/resource-table/error-state'
import { firstName } from '@/i18n/first-name'
import { formatLongDay, today } from '@/i18n/format'
import { formatHijri } from '@/i18n/hijri'
import { FigureCard } from '@/platform/panels/figure-card'
import { PanelCard } from '@/platform/panels/panel-card'
import styles from '@/platform/panels/panels.module.css'
import { useLanguage } from '@/ui/use-language'
import { FallsDuePanel } from './falls-due'
import { type QuickLink, QuickLinks } from './quick-links'
import { RecentChanges } from './recent-changes'

const ArrangeDialog = lazy(() => import('./arrange-dialog'))

/** Home: a greeting, the numbers of the month, what waits and what is under way, as its reader arranged it. */
export function HomePage({ links }: { links: readonly QuickLink[] }) {
  const { t } = useTranslation('home')
  const arranged = useQuery(preferencesQuery).data?.home ?? {}
  const [isAll, setAll] = useState(false)
  const [isArranging, setArranging] = useState(false)
  const { data, isError, error, refetch } = useQuery(homeQuery(arranged, isAll))
  return (
    <div className={styles.page}>
      <Welcome who={data?.who ?? null}>
        {data && (data.more.length > 0 || isAll) && (
          <Button variant="subtle" size="xs" onClick={() => setAll(!isAll)}>
            {isAll ? t('less') : t('more', { count: data.more.length })}
          </Button>
        )}
        {data && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
            onClick={() => setArranging(true)}
          >
            {t('arrange.open')}
          </Button>
        )}
      </Welcome>
      {isError && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !isError && <Skeleton height={520} />}
      {data && data.figures.length > 0 && <Figures panels={data.figures} />}
      {data && (
        <div className={styles.grid}>
          {data.panels.map((panel) => (
            <AnyPanel key={panel.id} panel={panel} links={links} />
          ))}
        </div>
      )}
      {isArranging && (
        <Suspense>
          <ArrangeDialog arranged={arranged} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface WelcomeProps {
  who: GreetedReader | null
  /** What may be done with the screen. */
  children: ReactNode
}

function Welcome({ who, children }: WelcomeProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { username } = useRights().profile
  const day = today()
  return (
    <div className={styles.greeting}>
      <div className={styles.hello}>
        <h1 className="name">{t('hello', { name: who ? firstName(who, language) : username })}</h1>
        <div className={styles.dates}>
          <span>{formatLongDay(day, language)}</span>
          <span title={t('hijriHint')}>{formatHijri(day, language)}</span>
        </div>
      </div>
      <Group gap="xs">{children}</Group>
    </div>
  )
}

function Figures({ panels }: { panels: readonly HomePanel[] }) {
  return (
    <div className={styles.figures}>
      {panels.map(({ id, title, content }) =>
        content.shape === 'figure' ? <FigureCard key={id} title={title} figure={content} /> : null,
      )}
    </div>
  )
}

/** What the application draws by itself, of what it knows of its reader; all others by their shape. */
function AnyPanel({ panel, links }: { panel: HomePanel; links: readonly QuickLink[] }) {
  if (panel.id === 'home.deadlines') return <FallsDuePanel />
  if (panel.id === 'home.changes') return <RecentChanges />
  if (panel.id === 'home.modules') return <QuickLinks links={links} />
  return <PanelCard panel={panel} />
}
