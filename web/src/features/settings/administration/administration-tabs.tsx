import { useTranslation } from 'react-i18next'
import { TabBar } from '@/engine/tab-bar'
import { TABS, type Tab } from './tab'

export function AdministrationTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation('administration')
  return <TabBar label={t('title')} tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} value={tab} />
}
