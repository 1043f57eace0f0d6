import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/links'
import styles from './error-pages.module.css'
import { useReturnAfterOutage } from './use-return-after-outage'

interface ErrorPageProps {
  code: string
  title: string
  text: string
  children: ReactNode
}

function ErrorPage({ code, title, text, children }: ErrorPageProps) {
  return (
    <main className={styles.page}>
      <Stack align="center" gap="md" maw={560}>
        <span className={`${styles.code} ltr`} aria-hidden="true">
          {code}
        </span>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        <Group justify="center" mt="md">
          {children}
        </Group>
      </Stack>
    </main>
  )
}

function BackButtons() {
  const { t } = useTranslation('errors')
  const router = useRouter()
  return (
    <>
      <Button variant="default" onClick={() => router.history.back()}>
        {t('goBack')}
      </Button>
      <ButtonLink to="/">{t('backHome')}</ButtonLink>
    </>
  )
}

export function ServerError() {
  const { t } = useTranslation('errors')
  return (
    <ErrorPage code="500" title={t('serverError.title')} text={t('serverError.text')}>
      <BackButtons />
    </ErrorPage>
  )
}

export function NotFound() {
  const { t } = useTranslation('errors')
  return (
    <ErrorPage code="404" title={t('notFound.title')} text={t('notFound.text')}>
      <BackButtons />
    </ErrorPage>
  )
}

/** Within the shell, which is the page's `main` already. */
export function MissingRecord() {
  const { t } = useTranslation('errors')
  return (
    <Stack align="center" gap="md" py={64} ta="center">
      <Title order={1} size="h3">
        {t('notFound.title')}
      </Title>
      <Text c="dimmed">{t('notFound.text')}</Text>
      <Group justify="center">
        <BackButtons />
      </Group>
    </Stack>
  )
}

export function UnauthorizedPage() {
  const { t } = useTranslation('errors')
  return (
    <ErrorPage code="401" title={t('unauthorized.title')} text={t('unauthorized.text')}>
      <BackButtons />
    </ErrorPage>
  )
}

export function Maintenance({ remembered }: { remembered: string | undefined }) {
  const { t } = useTranslation('errors')
  useReturnAfterOutage(remembered)
  const [more, setMore] = useState(false)
  return (
    <ErrorPage
      code="503"
      title={t('maintenance.title')}
      text={more ? `${t('maintenance.text')} ${t('maintenance.detail')}` : t('maintenance.text')}
    >
      <Button variant="default" onClick={() => setMore(true)} disabled={more}>
        {t('maintenance.more')}
      </Button>
    </ErrorPage>
  )
}
