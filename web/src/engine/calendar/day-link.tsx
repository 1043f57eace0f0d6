import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay } from '@/i18n/format'
import { type Address, linkTo } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import styles from './calendar.module.css'

interface DayLinkProps {
  day: string
  /** Where a new one is made on it. */
  to: Address | undefined
  label: string | undefined
  children: ReactNode
}

/** A day, on which something new can begin: the keyboard has the button of the page, and does not stop at each day. */
export function DayLink({ day, to, label, children }: DayLinkProps) {
  const language = useLanguage()
  if (!to) return children
  const said = [label, formatDay(day, language)].filter(Boolean).join(' : ')
  return (
    <Link {...linkTo(to)} tabIndex={-1} className={styles.dayLink} title={said}>
      {children}
      <VisuallyHidden> {said}</VisuallyHidden>
    </Link>
  )
}
