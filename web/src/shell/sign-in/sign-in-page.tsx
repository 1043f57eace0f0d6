import { Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isWithoutProfile } from '@/api/errors'
import { landing } from '@/api/rights'
import { rightsQuery } from '@/api/session'
import { publicSettingsQuery } from '@/api/settings'
import { inLanguage, inOther } from '@/i18n/names'
import { BrandMark } from '@/ui/brand'
import { PlainLanguages, PlainThemes } from '@/ui/plain-switches'
import { useLanguage } from '@/ui/use-language'
import { safePath } from './remembered'
import { SignInForm } from './sign-in-form'
import styles from './sign-in-page.module.css'
import { SupportCard } from './support-card'

export function SignIn({ remembered }: { remembered: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data } = useQuery(publicSettingsQuery)
  const commune = data?.commune ?? {}
  const name = inLanguage(commune.nameFr, commune.nameAr, language)

  const enter = async () => {
    queryClient.removeQueries({ queryKey: ['session'] })
    queryClient.removeQueries({ queryKey: ['rights'] })
    const wanted = safePath(remembered)
    if (wanted && wanted !== '/') return router.history.replace(wanted)
    try {
      const rights = await queryClient.fetchQuery(rightsQuery)
      router.history.replace(landing(rights, Object.keys(router.routesByPath)))
    } catch (error) {
      router.history.replace(isWithoutProfile(error) ? '/401?why=profile' : '/')
    }
  }

  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-hidden="true">
        <div className={styles.words}>
          <BrandMark logo={commune.logo} size={72} />
          <p className={styles.commune}>{name || t('product')}</p>
          <p className={styles.other}>{inOther(commune.nameFr, commune.nameAr, language)}</p>
        </div>
      </aside>
      <main className={styles.main}>
        <Group className={styles.switches} justify="space-between" wrap="nowrap">
          <PlainLanguages />
          <PlainThemes />
        </Group>
        <div className={styles.box}>
          <Group mb="xl" wrap="nowrap">
            <BrandMark logo={commune.logo} size={44} />
            <div>
              <Text fw={700}>{t('product')}</Text>
              <Text size="sm" c="dimmed">
                {name || t('commune')}
              </Text>
            </div>
          </Group>
          <Title order={1} size="h2">
            {t('signIn.title')}
          </Title>
          <Text c="dimmed" mb="lg">
            {t('signIn.hint')}
          </Text>
          <SignInForm onSignedIn={enter} />
          <SupportCard support={data?.support ?? {}} />
        </div>
      </main>
    </div>
  )
}
