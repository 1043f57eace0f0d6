import { Group } from '@mantine/core'
import { IconMessageCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { awaitedActsQuery } from '@/api/awaited-acts'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { AnchorLink } from '@/ui/links'
import { Notice } from '@/ui/notice'

/** How many justifications wait for the reader's opinion, and the way there; nothing where none does. */
export function OpinionsNotice() {
  const { data } = useQuery(awaitedActsQuery())
  return <OpinionsCount count={data?.waiting.find(({ act }) => act === 'absences.advise')?.total ?? 0} />
}

/** The same of a number that is known already. */
export function OpinionsCount({ count }: { count: number }) {
  const { t } = useTranslation('absences')
  if (count === 0) return null
  return (
    <Notice tone="warn">
      <Group gap="xs" wrap="nowrap">
        <IconMessageCheck size={18} aria-hidden="true" />
        <AnchorLink {...linkTo(paths.portal({ tab: 'approvals' }))} inherit>
          {t('advise.waiting', { count })}
        </AnchorLink>
      </Group>
    </Notice>
  )
}
