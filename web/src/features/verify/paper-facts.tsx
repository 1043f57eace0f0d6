import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant } from '@/i18n/format'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import type { PaperCheck, PaperSignature } from './paper-check'
import styles from './verify.module.css'

/** What must also stand on the paper in one's hand. */
export function Facts({ paper }: { paper: PaperCheck }) {
  const { t } = useTranslation('verify')
  const language = useLanguage()
  return (
    <section className={styles.facts} aria-label={t('facts.title')}>
      <Details>
        {paper.vouched ? (
          <Detail label={t('facts.kind')}>{paper.label}</Detail>
        ) : (
          <Detail label={t('facts.madeBy')}>
            <bdi>{paper.madeBy ?? t('facts.nobody')}</bdi>
          </Detail>
        )}
        {paper.refNumber && (
          <Detail label={t('facts.number')} ltr>
            {paper.refNumber}
          </Detail>
        )}
        <Detail label={t(paper.vouched ? 'facts.issuedOn' : 'facts.madeOn')}>
          {formatDay(paper.issuedOn, language)}
        </Detail>
        {paper.maskedName && (
          <Detail label={t('facts.name')}>
            <bdi>{paper.maskedName}</bdi>
          </Detail>
        )}
        {paper.signatures?.map((signature) => (
          <Detail key={signature.at} label={t('facts.signedBy')}>
            <Signature signature={signature} />
          </Detail>
        ))}
        <Detail label={t('code.label')}>
          <span className={styles.code}>{paper.docId}</span>
        </Detail>
      </Details>
      <Text size="sm" c="dimmed" mt="sm">
        {t(paper.vouched ? (paper.maskedName ? 'facts.compareMasked' : 'facts.compare') : 'facts.declared')}
      </Text>
    </section>
  )
}

/** Name and office, in whose name, and when. */
function Signature({ signature: { name, office, onBehalfOf, at } }: { signature: PaperSignature }) {
  const { t } = useTranslation('verify')
  const language = useLanguage()
  return (
    <>
      <bdi>{name}</bdi>
      {office && <span className={styles.signed}>{office}</span>}
      {onBehalfOf && <span className={styles.signed}>{t('facts.onBehalfOf', { office: onBehalfOf })}</span>}
      <span className={styles.signed}>{t('facts.signedAt', { at: formatInstant(at, language) })}</span>
    </>
  )
}
