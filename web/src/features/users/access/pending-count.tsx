import { Badge } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'

const WAITING = [Query.equal('pending', true), Query.limit(1)]

/** How many sign-ups wait for an answer, and the way to them; nothing when nobody waits. */
export function PendingCount() {
  const { t } = useTranslation('users')
  const count = useQuery(listQuery('users', WAITING)).data?.total ?? 0
  if (count === 0) return null
  return (
    <ButtonLink
      {...linkTo(paths.users({ state: 'pending' }))}
      variant="default"
      leftSection={<IconHourglass size={17} />}
      rightSection={
        <Badge color="orange" circle={count < 10}>
          {count}
        </Badge>
      }
      title={t('pending', { count })}
    >
      {t('states.pending')}
    </ButtonLink>
  )
}
