import { Skeleton } from '@mantine/core'
import { IconBeach, IconFiles, IconMap2, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { portalQuery } from '@/api/portal'
import { can, opens } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { TabBar } from '@/engine/tab-bar'
import { inLanguage } from '@/i18n/names'
import { ButtonLink } from '@/ui/links'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'

/** What a department keeps of a person, as they see it themselves. */
export interface PortalPart {
  name: 'home' | 'approvals' | 'attendance' | 'absences' | 'letters' | 'exits' | 'contact' | 'property'
  /** Shown to whoever reads some of it; without it to everybody. */
  reads?: CollectionId
  render: (employee: string) => ReactNode
}

interface PortalPageProps {
  parts: readonly PortalPart[]
  /** The part that the address names. */
  chosen?: string | undefined
  /** What waits for an answer of theirs, above every part but the home, which says so itself. */
  Pending: ComponentType<{ employee: string }>
  /** What a phone shows before anything else. */
  first?: ReactNode
  /** What whoever has no file may still have to decide. */
  withoutFile?: ReactNode
}

/** What the commune keeps of whoever reads this, and what they may say to it. */
export function PortalPage({ parts, chosen, Pending, first, withoutFile }: PortalPageProps) {
  const { t } = useTranslation(['portal', 'shell'])
  const rights = useRights()
  const small = useSmall()
  const employee = rights.employeeId
  if (!employee) {
    return (
      <>
        <PageHead title={t('title')} />
        {withoutFile ?? <Message Icon={IconUserQuestion} title={t('noFile.title')} hint={t('noFile.hint')} />}
      </>
    )
  }
  const open = parts.filter(({ reads }) => reads === undefined || can(rights, 'read', reads))
  const part = open.find(({ name }) => name === chosen) ?? open[0]
  // What the first part says, it asks together.
  const isHome = part?.name === 'home'
  return (
    <>
      <Head employee={employee} isHome={isHome} />
      {small && isHome && first}
      {!isHome && <Pending employee={employee} />}
      <TabBar
        label={t('title')}
        tabs={open.map(({ name }) => ({ name, label: t(`tabs.${name}`) }))}
        value={part?.name ?? ''}
      />
      <Suspense fallback={<Skeleton height={240} />} key={part?.name}>
        {part?.render(employee)}
      </Suspense>
    </>
  )
}

/** Whose page it is, and the ways to what is theirs elsewhere; on a phone these stand at the foot of the page. */
function Head({ employee, isHome }: { employee: string; isHome: boolean }) {
  const { t } = useTranslation(['portal', 'shell'])
  const small = useSmall()
  const language = useLanguage()
  const rights = useRights()
  const portal = useQuery({ ...portalQuery, enabled: isHome })
  const file = useQuery({ ...oneQuery('employees', employee), enabled: !isHome })
  const own = file.data ?? portal.data?.who
  const name = own && inLanguage(own.fullNameFr, own.fullNameAr, language)
  return (
    <PageHead
      title={t('title')}
      hint={name && <bdi>{name}</bdi>}
      actions={
        !small && (
          <>
            <ButtonLink to="/employee-portail/leaves" variant="default" leftSection={<IconBeach size={17} />}>
              {t('leaves')}
            </ButtonLink>
            <ButtonLink to="/employee-portail/documents" variant="default" leftSection={<IconFiles size={17} />}>
              {t('documents')}
            </ButtonLink>
            {opens(rights, '/order-mission') && (
              <ButtonLink to="/order-mission" variant="default" leftSection={<IconMap2 size={17} />}>
                {t('missions')}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}
