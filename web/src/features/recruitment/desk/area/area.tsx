import { Outlet, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { AnchorLink } from '@/ui/links'
import { useChosenInSight } from '@/ui/use-chosen-in-sight'
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
  useChosenInSight(bar, `[data-place="${here}"]`)
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
