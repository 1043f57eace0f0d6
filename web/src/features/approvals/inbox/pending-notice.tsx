import { Group } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pendingQuery } from '@/api/approvals'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { AnchorLink } from '@/ui/links'
import { Notice } from '@/ui/notice'

/** How much waits for the reader's word, and the way there; nothing where nothing waits. */
export function PendingNotice() {
  const { data } = useQuery(pendingQuery())
  return <PendingCount count={(data?.total ?? 0) + (data?.questions.length ?? 0)} />
}

/** The same of a number that is known already. */
export function PendingCount({ count }: { count: number }) {
  const { t } = useTranslation('approvals')
  if (count === 0) return null
  return (
    <Notice tone="warn">
      <Group gap="xs" wrap="nowrap">
        <IconSignature size={18} aria-hidden="true" />
        <AnchorLink {...linkTo(paths.portal({ tab: 'approvals' }))} inherit>
          {t('waiting', { count })}
        </AnchorLink>
      </Group>
    </Notice>
  )
}
