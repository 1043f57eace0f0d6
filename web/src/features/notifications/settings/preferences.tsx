import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { notificationSettingsQuery } from '@/api/notification-settings'
import { ErrorState } from '@/engine/resource-table/error-state'
import { Digest } from './digest'
import { Kinds } from './kinds'
import { Device } from './push/device'
import { QuietHours } from './quiet-hours'

/** Of what one is told, by which way, and when not. */
export function Preferences() {
  const { data, isError, error, refetch } = useQuery(notificationSettingsQuery())
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  if (!data) {
    return (
      <Stack>
        <Skeleton height={140} />
        <Skeleton height={320} />
      </Stack>
    )
  }
  return (
    <>
      <Device />
      <Kinds settings={data} />
      <QuietHours preferences={data.preferences} />
      <Digest preferences={data.preferences} />
    </>
  )
}
