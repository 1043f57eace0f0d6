import { IconChevronLeft, IconChevronRight, IconMinus, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '@/api/titles'
import { OpenBlock } from '@/fields/open-block'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'
import { formatNumber } from '@/i18n/format'
import { direction, type Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'
import { addressesOf } from '@/paths/record-address'
import styles from './chart.module.css'
import type { Unit } from './units'

/** Who stands in for a head today, and by what. */
export interface Deputy {
  name: { fr: string; ar: string }
  kind: 'interim' | 'delegation'
}

interface UnitWordsProps {
  unit: Unit
  language: Language
  /** Where the reader may know it. */
  headcount?: number | undefined
  /** Posts that nobody holds. */
  vacant?: number | undefined
  deputy?: Deputy | undefined
}

/** What a card says: the unit, who heads it, how many people it has. */
export function UnitWords({ unit, language, headcount, vacant, deputy }: UnitWordsProps) {
  const { t } = useTranslation('organisation', { lng: language })
  const name = inLanguage(unit.nameFr, unit.nameAr, language)
  const head = unit.head ? titleOf(unit.head, language) : undefined
  return (
    <>
      <span className={styles.name} title={name} dir="auto">
        {name}
      </span>
      <span className={styles.head}>
        {head && <PersonAvatar name={head} photoId={unit.head?.photoId} size={20} />}
        <span className={styles.headName} data-vacant={!head || undefined} title={head} dir="auto">
          {head ?? t('chart.vacant')}
        </span>
        {headcount !== undefined && (
          <span className={styles.count} title={t('chart.headcount', { count: headcount })}>
            <IconUsers size={13} aria-hidden="true" />
            <span className="tabular">{formatNumber(headcount, language)}</span>
          </span>
        )}
        {Boolean(vacant) && (
          <span
            className={styles.free}
            title={t('chart.vacancies', { count: vacant })}
            role="img"
            aria-label={t('chart.vacancies', { count: vacant })}
          >
            <span className="ltr tabular">+{formatNumber(vacant ?? 0, language)}</span>
          </span>
        )}
      </span>
      {deputy && (
        <span className={styles.deputy} dir={direction(language)}>
          {t(`chart.${deputy.kind}`, { name: inLanguage(deputy.name.fr, deputy.name.ar, language) })}
        </span>
      )}
    </>
  )
}

interface UnitCardProps extends UnitWordsProps {
  isFound: boolean
  isOpen: boolean
  onFold: (unit: Unit) => void
}

/** A unit on the screen: it leads to its record, and folds what is below it. */
export function UnitCard({ isFound, isOpen, onFold, ...words }: UnitCardProps) {
  const { unit, language } = words
  const { t } = useTranslation('organisation')
  const count = unit.children.length
  const Closed = direction(language) === 'rtl' ? IconChevronLeft : IconChevronRight
  return (
    <>
      <OpenBlock address={addressesOf(unit.level).record(unit.id)} className={styles.card}>
        <span className={styles.words} data-level={unit.level} data-found={isFound || undefined}>
          <UnitWords {...words} />
        </span>
      </OpenBlock>
      {count > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={t('chart.below', { name: inLanguage(unit.nameFr, unit.nameAr, language), count })}
          onClick={() => onFold(unit)}
        >
          {isOpen ? (
            <IconMinus size={13} aria-hidden="true" />
          ) : (
            <>
              <span className="tabular">{formatNumber(count, language)}</span>
              <Closed size={13} aria-hidden="true" />
            </>
          )}
        </button>
      )}
    </>
  )
}
