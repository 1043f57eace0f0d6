import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { publicSettingsQuery } from '@/api/settings'
import { formatLongDay, today } from '@/i18n/format'
import { formatHijri } from '@/i18n/hijri'
import { inLanguage, inOther } from '@/i18n/names'
import SupportCard from '@/platform/support-card'
import { BrandMark } from '@/ui/brand'
import { PlainLanguages, PlainThemes } from '@/ui/plain-switches'
import { useLanguage } from '@/ui/use-language'
import styles from './public-frame.module.css'

interface PublicFrameProps {
  title: string
  hint?: ReactNode
  children?: ReactNode
}

/** What stands before the door: the commune's name, the switches, one thing to do, and whom to ask. */
export function PublicFrame({ title, hint, children }: PublicFrameProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery(publicSettingsQuery)
  const commune = data?.commune ?? {}
  const heading = useRef<HTMLHeadingElement>(null)
  // A step that took the focused field away leaves nobody lost: reading goes on from the new title.
  useEffect(() => {
    if (title && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  const name = inLanguage(commune.nameFr, commune.nameAr, language)
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-hidden="true">
        <div className={styles.words}>
          <BrandMark logo={commune.logo} size={72} />
          <p className={styles.commune}>{name || t('product')}</p>
          <p className={styles.other}>{inOther(commune.nameFr, commune.nameAr, language)}</p>
          <p className={styles.welcome}>{t('welcome')}</p>
          <p className={styles.day}>
            {formatLongDay(today(), language)} · {formatHijri(today(), language)}
          </p>
        </div>
      </aside>
      <main className={styles.main}>
        <Group className={styles.switches} justify="space-between" wrap="nowrap">
          <PlainLanguages />
          <PlainThemes />
        </Group>
        <div className={styles.box}>
          <Group mb="xl" wrap="nowrap">
            <span className={styles.small}>
              <BrandMark logo={commune.logo} size={44} />
            </span>
            <div>
              <Text fw={700}>{t('product')}</Text>
              <Text size="sm" c="dimmed">
                {name || t('commune')}
              </Text>
            </div>
          </Group>
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </Title>
          <Text c="dimmed" mb="lg" component="div">
            {hint}
          </Text>
          {children}
          {data && <SupportCard support={data.support} />}
        </div>
      </main>
    </div>
  )
}
