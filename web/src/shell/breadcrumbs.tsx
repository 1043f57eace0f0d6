import { Anchor, Text, Breadcrumbs as Trail } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import type { ParseKeys } from 'i18next'
import { Fragment, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '@/i18n/names'
import type { LoadedRecord, Title } from '@/parts/record-loader'
import { lastSearch } from '@/parts/resource-table/list-memory'
import { useLanguage } from '@/ui/use-language'
import styles from './breadcrumbs.module.css'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the path to this screen calls it. */
    crumb?: ParseKeys<'shell'>
    /** The screens above it. */
    parents?: readonly { to: string; crumb: ParseKeys<'shell'> }[]
  }
}

interface Crumb {
  label: string
  to?: string
  search?: object
}

/** What is done with a record, at the end of its address: `…/{id}/edit`. */
const DONE = /\/[^/]+\/?$/

/** What the record on screen is called now: after a change of its name, the new one. */
function useTitle(loaded: Partial<LoadedRecord> | undefined): Title | undefined {
  return useQuery<unknown, Error, Title>(loaded?.title ?? { queryKey: ['title', 'none'], queryFn: skipToken }).data
}

/** The screens above this one, and its own: a record, what is done, or what is done with a record. */
function usePath(): { above: Crumb[]; own: Crumb[] } {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const match = useMatches().at(-1)
  const title = useTitle(match?.loaderData as Partial<LoadedRecord> | undefined)
  if (!match) return { above: [], own: [] }
  const { crumb, parents = [] } = match.staticData
  const above = parents.map((parent) => ({ label: t(parent.crumb), to: parent.to, search: lastSearch(parent.to) }))
  const record = title && inLanguage(title.fr, title.ar, language)
  const act = crumb ? [{ label: t(crumb) }] : []
  if (!record) return { above, own: act }
  const page = { to: match.pathname.replace(DONE, ''), search: match.search }
  return { above, own: [{ label: record, ...(crumb && page) }, ...act] }
}

export function Breadcrumbs() {
  const { t } = useTranslation('shell')
  const { above, own } = usePath()
  const crumbs = [...above, ...own]
  const here = own.map(({ label }) => label).toReversed()
  const named = [here.join(' – '), t('product', { ns: 'common' })].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = named
  }, [named])
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={t('crumbs.label')} className={styles.trail}>
      <Trail
        classNames={{ breadcrumb: styles.crumb }}
        separator={<IconChevronRight size={14} className="flip" aria-hidden="true" />}
        separatorMargin={6}
      >
        {crumbs.map((crumb) => (
          <Fragment key={crumb.label}>
            {crumb.to ? (
              <Anchor component={Link} to={crumb.to} search={crumb.search as never} size="sm" c="dimmed">
                {crumb.label}
              </Anchor>
            ) : (
              <Text size="sm" aria-current="page" truncate className="name">
                {crumb.label}
              </Text>
            )}
          </Fragment>
        ))}
      </Trail>
    </nav>
  )
}
