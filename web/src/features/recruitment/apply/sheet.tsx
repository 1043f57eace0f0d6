import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { publicSettingsQuery } from '@/api/settings'
import { Letterhead } from '@/platform/letterhead'
import SupportCard from '@/platform/support-card'
import { PlainLanguages, PlainThemes } from '@/ui/plain-switches'
import styles from './apply.module.css'

/** A page for whoever has no account: the commune's letterhead, what one came for, whom to ask. */
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
      <footer className={styles.foot}>{data && <SupportCard support={data.support} />}</footer>
    </div>
  )
}
