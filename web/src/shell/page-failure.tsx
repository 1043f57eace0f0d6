import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Navigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnreachable, messageOf, statusOf } from '@/api/errors'
import { serverState } from '@/api/health'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { offlineRedirect } from './offline-redirect'

/** A page that could not be loaded or drawn: the menu and the address stay, and it can be tried again. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors')
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useEffect(() => queries.reset(), [queries])
  if (isUnreachable(error) && serverState() === 'down')
    return <Navigate {...offlineRedirect(router.latestLocation.href)} />
  if (statusOf(error) === 503) return <Navigate to="/503" replace />
  const again = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <>
      <PageHead title={t('page.title')} />
      <Notice
        tone="bad"
        action={
          <Button size="xs" leftSection={<IconRefresh size={16} />} onClick={again}>
            {t('page.retry')}
          </Button>
        }
      >
        {messageOf(error)}
      </Notice>
    </>
  )
}
