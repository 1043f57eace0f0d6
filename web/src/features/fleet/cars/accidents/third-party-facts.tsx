import { useTranslation } from 'react-i18next'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { formatFact, isCode, readThirdParty, THIRD_PARTY } from './third-party'
import styles from './third-party.module.css'

/** Where there is no room for a card: what is known, fact under fact. */
export function ThirdPartySummary({ value }: { value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <dl className={styles.facts}>
      {THIRD_PARTY.filter((key) => facts[key]).map((key) => (
        <div key={key}>
          <dt>{t(`thirdParty.${key}`)}</dt>
          <dd className={isCode(key) ? 'ltr' : 'name'}>{formatFact(key, facts)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The other party as the page of an accident shows it. */
export function ThirdPartyFacts({ value }: { value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <DetailsCard title={t('groups.thirdParty')}>
      {THIRD_PARTY.map((key) => (
        <Detail key={key} label={t(`thirdParty.${key}`)} ltr={isCode(key)}>
          {formatFact(key, facts)}
        </Detail>
      ))}
    </DetailsCard>
  )
}
