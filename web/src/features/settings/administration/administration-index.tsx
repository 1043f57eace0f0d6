import {
  IconBuildingBank,
  IconCalendarTime,
  IconClock,
  IconClockHour2,
  IconEraser,
  IconEye,
  IconFileText,
  IconFileX,
  IconGauge,
  IconHourglass,
  IconMail,
  IconSignature,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CardLinks, PageCard } from '@/ui/card-links'
import { ADMINISTRATION, TABS, type Tab } from './tab'

const ICONS: Readonly<Record<Tab, typeof IconClock>> = {
  commune: IconBuildingBank,
  letterhead: IconFileText,
  signatories: IconSignature,
  templates: IconTemplate,
  thresholds: IconGauge,
  ages: IconHourglass,
  clock: IconClockHour2,
  outbox: IconMail,
  jobs: IconClock,
  reads: IconEye,
  trash: IconTrash,
}

/** The rules by which terms are counted and data go. */
const RULES = [
  { name: 'limits', to: '/settings/time-limits', Icon: IconCalendarTime },
  { name: 'retention', to: '/settings/retention', Icon: IconEraser },
  { name: 'disposals', to: '/settings/disposals', Icon: IconFileX },
] as const

/** The settings of the commune, which concern everybody: for administrators. */
export function AdministrationIndex() {
  const { t } = useTranslation('administration')
  return (
    <CardLinks title={t('title')} hint={t('everybody')}>
      {TABS.map((tab) => (
        <PageCard
          key={tab}
          to={ADMINISTRATION}
          search={{ tab }}
          Icon={ICONS[tab]}
          label={t(`tabs.${tab}`)}
          hint={t(`about.${tab}`)}
        />
      ))}
      {RULES.map(({ name, to, Icon }) => (
        <PageCard key={name} to={to} Icon={Icon} label={t(`rules.${name}`)} hint={t(`rules.about.${name}`)} />
      ))}
    </CardLinks>
  )
}
