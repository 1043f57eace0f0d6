import { VisuallyHidden } from '@mantine/core'
import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '@/api/home'
import { OpenBlock } from '@/fields/open-block'
import { today } from '@/i18n/format'
import { ownPath } from '@/paths/own-path'
import { useLanguage } from '@/ui/use-language'
import { changeOf, sayAmount } from './amount'
import { sameDayBefore, shortDay } from './days'
import styles from './panels.module.css'

/** One number of the first screen, beside what it was in the same days of the month before. */
export function FigureCard({ title, figure }: { title: string; figure: ContentOf<'figure'> }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { figure: shown, unit } = sayAmount(figure.value, figure.of, language)
  const before = figure.before === null ? undefined : sayAmount(figure.before, figure.of, language)
  return (
    <OpenBlock address={ownPath(figure.link)} className={styles.figure} title={figure.rule ?? undefined}>
      <span className={styles.figureTitle}>{title}</span>
      <span className={styles.value}>
        <span className="ltr tabular">{shown}</span>
        {unit && <small>{unit}</small>}
        {before && <Change figure={figure} />}
      </span>
      {figure.note && <span className={styles.note}>{figure.note}</span>}
      {before && (
        <span className={styles.note}>
          {t('figure.before', {
            before: [before.figure, before.unit].filter(Boolean).join('\u00A0'),
            day: shortDay(sameDayBefore(today()), language),
          })}
        </span>
      )}
      {figure.rule && <VisuallyHidden>{figure.rule}</VisuallyHidden>}
    </OpenBlock>
  )
}

/** More is not always better: what it means is said by the panel, and the arrow says which way. */
function Change({ figure: { value, before, moreIs } }: { figure: ContentOf<'figure'> }) {
  const change = changeOf(value, before)
  if (change === undefined) return null
  const Arrow = change > 0 ? IconTrendingUp : change < 0 ? IconTrendingDown : IconMinus
  const isGood = moreIs === null || change === 0 ? undefined : change > 0 === (moreIs === 'good')
  return (
    <span className={styles.change} data-tone={isGood === undefined ? 'quiet' : isGood ? 'good' : 'bad'}>
      <Arrow size={14} stroke={2} className="flip" aria-hidden="true" />
      <span className="ltr tabular">
        {change > 0 ? '+' : ''}
        {change} %
      </span>
    </span>
  )
}
