import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { AnchorLink } from '@/ui/links'
import styles from './area.module.css'
import { openPlaces, placeAt } from './places'

/** The pages of recruitment beneath one bar, which leads to each of them. */
export function RecruitmentArea() {
  const { t } = useTranslation('recruitment')
  const rights = useRights()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const bar = useRef<HTMLElement>(null)
  const places = openPlaces(rights)
  const here = placeAt(path)
  useEffect(() => {
    // On a phone the bar is wider than the window: where one is must be seen.
    const chosen = bar.current?.querySelector(`[data-place="${here}"]`)
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [here])
  return (
    <>
      {places.length > 1 && (
        <nav ref={bar} aria-label={t('area.label')} className={`${styles.bar} more-to-the-side`}>
          {places.map(({ name, to, Icon }) => (
            <AnchorLink
              key={name}
              to={to}
              data-place={name}
              underline="never"
              data-here={name === here || undefined}
              // What stands below the others belongs to them; all of it stands below the first.
              activeOptions={{ exact: name === 'home' }}
              className={styles.place}
            >
              <Icon size={17} stroke={1.6} aria-hidden="true" />
              {t(`area.${name}`)}
            </AnchorLink>
          ))}
        </nav>
      )}
      <Outlet />
    </>
  )
}
