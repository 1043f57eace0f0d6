import { Text, Breadcrumbs as Trail } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type AnyRoute, useMatches, useRouter } from '@tanstack/react-router'
import type { ParseKeys } from 'i18next'
import { Fragment, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { metaQuery, useRights } from '@/api/hooks'
import type { ListSearch } from '@/api/list-address'
import { opens } from '@/api/rights'
import type { CollectionMeta } from '@/api/schema-meta'
import type { FormLoaded } from '@/engine/collection-screen/loaders'
import type { LoadedRecord } from '@/engine/record-page/record-loader'
import { lastSearch } from '@/engine/resource-table/last-list-search'
import { inLanguage } from '@/i18n/names'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import styles from './breadcrumbs.module.css'
import { menuLabel } from './menu'
import { useRecordTitle } from './use-record-title'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the path to this screen calls it, where the menu does not. */
    crumb?: ParseKeys<'shell'>
  }
}

interface Parent {
  to: string
  crumb: ParseKeys<'shell'>
}

interface Crumb {
  label: string
  to?: string
  search?: ListSearch
}

/** What is done with a record, at the end of its address: `…/{id}/edit`. */
const DONE = /\/[^/]+\/?$/

/** What the form on screen makes, in the reader's language. */
function useFormName(loaded: Partial<FormLoaded> | undefined): string | undefined {
  const language = useLanguage()
  const { data } = useQuery<CollectionMeta>(
    loaded?.form ? metaQuery(loaded.form, language) : { queryKey: ['meta', 'none'], queryFn: skipToken },
  )
  return data?.one
}

/** The addresses above an address: `/a/$id/edit` stands below `/a` and `/a/$id`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** What screens are called: by their route, else by the menu. */
function useCrumbs() {
  const { routesByPath } = useRouter()
  const routes = new Map<string, AnyRoute>(Object.entries(routesByPath))
  const crumbAt = (path: string): Parent['crumb'] | undefined =>
    routes.get(path)?.options.staticData?.crumb ?? (routes.has(path) ? menuLabel(path) : undefined)
  const parentsOf = (path: string): Parent[] =>
    pathsAbove(path).flatMap((to) => {
      const crumb = crumbAt(to)
      return crumb ? [{ to, crumb }] : []
    })
  return { crumbAt, parentsOf }
}

/** The screens above this one, and its own: a record, what is done, or what is done with a record. */
function usePath(): { above: Crumb[]; own: Crumb[]; form?: string | undefined } {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const match = useMatches().at(-1)
  const title = useRecordTitle(match?.loaderData as Partial<LoadedRecord> | undefined)
  const form = useFormName(match?.loaderData as Partial<FormLoaded> | undefined)
  const { crumbAt, parentsOf } = useCrumbs()
  const rights = useRights()
  if (!match) return { above: [], own: [] }
  const path = match.fullPath.replace(/\/$/, '')
  const { crumb = crumbAt(path) } = match.staticData
  // A member of a committee marks below a screen that is not theirs.
  const open = parentsOf(path).filter((parent) => opens(rights, parent.to))
  const above = open.map((parent) => ({ label: t(parent.crumb), to: parent.to, search: lastSearch(parent.to) }))
  const record = title && inLanguage(title.fr, title.ar, language)
  const act = crumb ? [{ label: t(crumb) }] : []
  if (!record) return { above, own: act, form }
  const page = { to: match.pathname.replace(DONE, ''), search: match.search }
  return { above, own: [{ label: record, ...(crumb && page) }, ...act] }
}

export function Breadcrumbs() {
  const { t } = useTranslation('shell')
  const { above, own, form } = usePath()
  const crumbs = [...above, ...own]
  // What is done says of what: the record, or the list that it is done in.
  const [only] = own
  const told = own.length === 1 && only && !only.to && above.length > 0 ? [...above.slice(-1), only] : own
  const here = form
    ? t('crumbs.newOf', { name: form })
    : told
        .map(({ label }) => label)
        .toReversed()
        .join(' – ')
  const product = t('product', { ns: 'common' })
  const named = [here, product].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = named
    // A page outside of the shell is not the one that was left.
    return () => {
      document.title = product
    }
  }, [named, product])
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
              <AnchorLink to={crumb.to} {...(crumb.search && { search: crumb.search })} size="sm" c="dimmed">
                {crumb.label}
              </AnchorLink>
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
