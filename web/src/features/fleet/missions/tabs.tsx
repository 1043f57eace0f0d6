import { useTranslation } from 'react-i18next'
import { TabBar } from '@/parts/tab-bar'
import { MISSION_TABS, type MissionTab } from './address'

export function MissionTabs({ value }: { value: MissionTab }) {
  const { t } = useTranslation('missions')
  const tabs = MISSION_TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))
  return <TabBar label={t('title')} tabs={tabs} value={value} />
}
