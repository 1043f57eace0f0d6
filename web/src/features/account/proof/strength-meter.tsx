import { Text, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { STRENGTHS, strengthOf } from './strength'
import styles from './strength-meter.module.css'

interface StrengthMeterProps {
  password: string
  /** What anybody would try first: the name, the address. */
  personal: readonly string[]
}

/** How well a password resists, in words and in four bars; only a hint, for the server decides. */
export function StrengthMeter({ password, personal }: StrengthMeterProps) {
  const { t } = useTranslation('proof')
  const strength = strengthOf(password, personal)
  const level = STRENGTHS.indexOf(strength)
  return (
    <div className={styles.meter}>
      <VisuallyHidden>
        <meter aria-label={t('strength.label')} min={0} max={4} value={level}>
          {t(`strength.${strength}`)}
        </meter>
      </VisuallyHidden>
      <div className={styles.bars} data-strength={strength} aria-hidden="true">
        {STRENGTHS.slice(1).map((name, at) => (
          <span key={name} data-on={at < level || undefined} />
        ))}
      </div>
      <Text size="xs" c="dimmed" aria-live="polite">
        {t(`strength.${strength}`)}
      </Text>
    </div>
  )
}
