import { Button, Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onSessionEnd } from '@/api/client'
import { rightsQuery } from '@/api/session'
import { Dialog } from '@/ui/dialog'
import { SignInForm } from './sign-in/sign-in-form'

interface Waiting {
  resolve: () => void
  reject: (reason: Error) => void
}

/** A session that ends under an open screen is renewed here, and the call that met it goes out again. */
export function SessionDialog() {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const queryClient = useQueryClient()
  const { profile, userId } = useSuspenseQuery(rightsQuery).data
  const [open, setOpen] = useState(false)
  const waiting = useRef<Waiting>(undefined)

  useEffect(() => {
    onSessionEnd(() => {
      setOpen(true)
      return new Promise((resolve, reject) => {
        waiting.current = { resolve, reject }
      })
    })
    return () => onSessionEnd(undefined)
  }, [])

  const renewed = async () => {
    setOpen(false)
    waiting.current?.resolve()
    const rights = await queryClient.fetchQuery({ ...rightsQuery, staleTime: 0 })
    if (rights.userId !== userId) window.location.assign('/')
  }

  const leave = async () => {
    setOpen(false)
    waiting.current?.reject(new Error('session ended'))
    queryClient.removeQueries({ queryKey: ['session'] })
    await router.navigate({ to: '/sign-in-2', search: { to: router.state.location.href } })
  }

  return (
    <Dialog opened={open} title={t('renew.title')}>
      <Text c="dimmed" mb="md">
        {t('renew.text')}
      </Text>
      <SignInForm email={profile.email} onSignedIn={renewed} />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={leave}>
        {t('renew.leave')}
      </Button>
    </Dialog>
  )
}
