import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntering } from '../entering'
import { PublicFrame } from '../public-frame'

/** Back from a provider with a session: goes on to where it leads. */
export function Enter({ remembered }: { remembered: string | undefined }) {
  const { t } = useTranslation('entry')
  const enter = useRef(useEntering())
  useEffect(() => {
    void enter.current(remembered)
  }, [remembered])
  return (
    <PublicFrame title={t('entering')}>
      <Skeleton height={72} />
    </PublicFrame>
  )
}
