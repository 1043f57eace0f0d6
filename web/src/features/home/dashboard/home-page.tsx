import { SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { mayRead } from '@/api/rights'
import { PageHead } from '@/ui/page-head'
import { FallsDuePanel } from './falls-due'
import { type QuickLink, QuickLinks } from './quick-links'
import { RecentChanges } from './recent-changes'
import { RegistrationSummary } from './registration-summary'
import { UnitBars } from './unit-bars'

/** Home: what one may open, how many people stand where, what has changed. */
export function HomePage({ links }: { links: readonly QuickLink[] }) {
  const { t } = useTranslation('home')
  const rights = useRights()
  const seesPlaces = mayRead(rights, 'employees', 'annexe')
  const seesRegistration = mayRead(rights, 'employees', 'registrationStatus')
  return (
    <Stack gap="lg">
      <PageHead title={t('hello', { name: rights.profile.username })} hint={t('hint')} />
      {seesRegistration && <RegistrationSummary />}
      <QuickLinks links={links} />
      <FallsDuePanel />
      {seesPlaces && (
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <UnitBars report="employeesByAnnexe" title={t('byAnnexe')} param="annexe" />
          <UnitBars report="employeesByService" title={t('byService')} param="service" />
        </SimpleGrid>
      )}
      <RecentChanges />
    </Stack>
  )
}
