import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate } from '@/fields/plate'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { isCode, readThirdParty, THIRD_PARTY, type ThirdParty, type ThirdPartyKey } from './third-party'
import styles from './third-party.module.css'

/** A fact as it is read; nothing where it is not known. */
function factOf(key: ThirdPartyKey, facts: ThirdParty): ReactNode {
  return key === 'plate' && facts.plate ? <Plate>{facts.plate}</Plate> : facts[key]
}

/** Where there is no room for a card: what is known, fact under fact. */
export function ThirdPartySummary({ value }: { value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <dl className={styles.facts}>
      {THIRD_PARTY.filter((key) => facts[key]).map((key) => (
        <div key={key}>
          <dt>{t(`thirdParty.${key}`)}</dt>
          <dd className={isCode(key) ? 'ltr' : 'name'}>{factOf(key, facts)}</dd>
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
          {factOf(key, facts)}
        </Detail>
      ))}
    </DetailsCard>
  )
}
