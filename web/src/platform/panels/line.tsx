import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PanelLine } from '@/api/actions.gen'
import { FormMark } from '@/fields/form-mark'
import { OpenBlock } from '@/fields/open-block'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'
import { clockOf } from '@/i18n/clock'
import { formatDay, formatNumber, today } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { formatPhone } from '@/i18n/phone'
import { ownPath } from '@/paths/own-path'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { daysUntil, shortDay } from './days'
import styles from './panels.module.css'

/** A line of a panel: who or what, and what there is to know of it at a glance. */
export function Line({ line }: { line: PanelLine }) {
  const language = useLanguage()
  return (
    <li>
      <OpenBlock
        address={ownPath(line.link)}
        className={[styles.line, isShort(line) && styles.short, line.face && line.badge && styles.person]
          .filter(Boolean)
          .join(' ')}
      >
        {line.face && <PersonAvatar name={line.face.name} photoId={line.face.photo} size={32} />}
        <span className={styles.words}>
          <bdi className={styles.title}>{line.title}</bdi>
          {(line.mark || line.detail) && (
            <span className={styles.detail}>
              {line.mark && <FormMark mark={line.mark} />}
              {line.detail && <bdi>{line.detail}</bdi>}
            </span>
          )}
        </span>
        <State line={line} language={language} />
      </OpenBlock>
      {line.phone && (
        <a className={styles.phone} href={`tel:${line.phone}`}>
          <IconPhone size={16} stroke={1.6} aria-hidden="true" />
          <span className="ltr tabular">{formatPhone(line.phone)}</span>
        </a>
      )}
    </li>
  )
}

/** What is a title alone takes less room: six of them stand where four others do. */
const isShort = ({ face, mark, detail }: PanelLine) => !face && !mark && !detail

/** How it stands: how many, in how many days, until what hour. */
function State({ line, language }: { line: PanelLine; language: Language }) {
  const { t } = useTranslation('home')
  const { badge, count, day, until, lastDay } = line
  const days = day === null ? undefined : daysUntil(day, today())
  const moment = until === null ? undefined : clockOf(until)
  const when = days === undefined ? '' : sayDays(days)
  function sayDays(left: number): string {
    if (left < 0) return t('days.late', { count: -left })
    return left === 0 ? t('due.today') : t('days.in', { count: left })
  }
  const far = day !== null && days !== undefined && Math.abs(days) > 99
  const words = badge?.text || (count !== null ? formatNumber(count, language) : far ? formatDay(day, language) : when)
  if (!badge) return count === null && !when ? null : <span className={styles.count}>{words}</span>
  return (
    <span className={styles.state}>
      {words && <StatusBadge tone={badge.tone}>{words}</StatusBadge>}
      {lastDay && <span className={styles.hour}>{t('lastDay', { day: shortDay(lastDay, language) })}</span>}
      {moment && (
        <span className={`${styles.hour} tabular`}>
          {moment.day !== today() && <bdi>{shortDay(moment.day, language)} </bdi>}
          <bdi className="ltr">{moment.time}</bdi>
        </span>
      )}
      {badge.text && count !== null && (
        <span className={`${styles.hour} tabular`}>{formatNumber(count, language)}</span>
      )}
    </span>
  )
}
