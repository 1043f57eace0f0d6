import { useTranslation } from 'react-i18next'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { isCode, readable, readThirdParty, THIRD_PARTY } from './third-party'

/** The other party as it is read. */
export default function ThirdPartyFacts({ value }: { value: unknown }) {
  const { t } = useTranslation('accidents')
  const facts = readThirdParty(value)
  return (
    <DetailsCard title={t('groups.thirdParty')}>
      {THIRD_PARTY.map((key) => (
        <Detail key={key} label={t(`thirdParty.${key}`)} ltr={isCode(key)}>
          {readable(key, facts)}
        </Detail>
      ))}
    </DetailsCard>
  )
}
