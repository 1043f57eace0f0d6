import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { publicSettingsQuery } from '@/api/settings'
import { Letterhead } from '@/platform/letterhead'
import { PlainLanguages, PlainThemes } from '@/ui/plain-switches'
import styles from './verify.module.css'

const SupportCard = lazy(() => import('@/platform/support-card'))

/** A page that looks like what it speaks of: the commune's letterhead, then the answer, on one sheet. */
export function Sheet({ children }: { children: ReactNode }) {
  const { data } = useQuery(publicSettingsQuery)
  return (
    <div className={styles.page}>
      <header className={styles.switches}>
        <PlainLanguages />
        <PlainThemes />
      </header>
      <main className={styles.sheet}>
        <div className={styles.head}>
          <Letterhead commune={data?.commune ?? {}} />
        </div>
        {children}
      </main>
      <footer className={styles.foot}>
        <Suspense>{data && <SupportCard support={data.support} />}</Suspense>
      </footer>
    </div>
  )
}
