import { useTranslation } from 'react-i18next'
import { TabBar } from '@/engine/tab-bar'
import { TABS, type Tab } from './search-params'

export function ListTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation('users')
  return <TabBar label={t('title')} tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} value={tab} />
}
