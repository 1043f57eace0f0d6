import { Anchor, Text, Breadcrumbs as Trail } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import type { ParseKeys } from 'i18next'
import { Fragment, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '@/i18n/names'
import { lastSearch } from '@/parts/resource-table/list-memory'
import { useLanguage } from '@/ui/use-language'
import styles from './breadcrumbs.module.css'

/** A name in both languages: the title of the document a screen shows. */
export interface Title {
  fr: string
  ar: string
}

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
}

function useCrumbs(): Crumb[] {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const match = useMatches().at(-1)
  if (!match) return []
  const { crumb, parents = [] } = match.staticData
  const title = (match.loaderData as { title?: Title } | undefined)?.title
  const above = parents.map((parent) => ({ label: t(parent.crumb), to: parent.to }))
  const own = title ? inLanguage(title.fr, title.ar, language) : crumb ? t(crumb) : undefined
  return own === undefined ? above : [...above, { label: own }]
}

export function Breadcrumbs() {
  const { t } = useTranslation('shell')
  const crumbs = useCrumbs()
  const here = crumbs.at(-1)?.label
  const product = t('product', { ns: 'common' })
  useEffect(() => {
    document.title = here ? `${here} · ${product}` : product
  }, [here, product])
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={t('crumbs.label')} className={styles.trail}>
      <Trail separator={<IconChevronRight size={14} className="flip" aria-hidden="true" />} separatorMargin={6}>
        {crumbs.map((crumb) => (
          <Fragment key={crumb.label}>
            {crumb.to ? (
              <Anchor component={Link} to={crumb.to} search={lastSearch(crumb.to) as never} size="sm" c="dimmed">
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
