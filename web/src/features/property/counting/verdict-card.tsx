import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconCheck,
  IconHelp,
  IconRepeat,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import type { Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './counting.module.css'
import type { HeldCampaign } from './held-campaign'
import type { Word } from './judge'
import type { LastScan } from './use-desk'

const LOOKS: Record<Word, { tone: Tone; Icon: TablerIcon }> = {
  here: { tone: 'good', Icon: IconCheck },
  elsewhere: { tone: 'warn', Icon: IconArrowsExchange },
  again: { tone: 'info', Icon: IconRepeat },
  unknown: { tone: 'bad', Icon: IconHelp },
}

/** How an office is called. */
export function useOfficeName(held: HeldCampaign): (id: string | null | undefined) => string | undefined {
  const language = useLanguage()
  return (id) => {
    const office = held.offices.find((one) => one.id === id)
    return office && (inLanguage(office.nameFr, office.nameAr, language) ?? undefined)
  }
}

/** What a scan says: a colour, a word, and what it is about. */
export function VerdictCard({ held, last }: { held: HeldCampaign; last: LastScan }) {
  const { t } = useTranslation('counting')
  const { word, row } = last.verdict
  const { tone, Icon } = last.isLost ? { tone: 'bad', Icon: IconAlertTriangle } : LOOKS[word]
  const said = last.isLost ? 'lost' : last.isUndone ? 'undone' : word
  return (
    <div className={styles.verdict} data-tone={last.isUndone ? 'quiet' : tone} role="status" data-word={said}>
      <span className={styles.word}>
        <Icon size={24} aria-hidden="true" style={{ verticalAlign: '-4px' }} /> {t(`words.${said}`)}
      </span>
      <span>
        {row?.designation ?? t('noDesignation')} <bdi>{row ? row.number : last.content.code}</bdi>
      </span>
      <Where held={held} last={last} />
    </div>
  )
}

/** Where it belongs, or who has counted it and where. */
function Where({ held, last: { verdict, isLost } }: { held: HeldCampaign; last: LastScan }) {
  const { t } = useTranslation('counting')
  const language = useLanguage()
  const nameOf = useOfficeName(held)
  const { word, row, before } = verdict
  if (isLost) return t('lostHint')
  if (word === 'elsewhere') {
    const office = nameOf(row?.bureauId)
    return office ? t('belongs', { office }) : t('belongsNowhere')
  }
  if (word === 'unknown') return t('unknownHint')
  if (!before) return null
  const values = { office: nameOf(before.bureauId) ?? t('otherOffice'), at: formatInstant(before.at, language) }
  return before.by === undefined
    ? t('againByYou', values)
    : t('againBy', { ...values, name: before.by || t('otherCounter') })
}
