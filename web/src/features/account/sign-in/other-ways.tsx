import { Button, Divider, Stack } from '@mantine/core'
import { IconBuildingCommunity, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { providerAddress, type SignInOptions } from '@/api/sign-in-options'
import { ButtonLink } from '@/ui/links'
import { safePath } from '../remembered'

interface OtherWaysProps {
  options: SignInOptions
  remembered: string | undefined
}

/** Signing in without a password: with a provider of the commune, with a code or a link. */
export default function OtherWays({ options, remembered }: OtherWaysProps) {
  const { t } = useTranslation()
  const to = safePath(remembered)
  const back = to ? `/sign-in-2?to=${encodeURIComponent(to)}` : '/sign-in-2'
  const success = `${back}${to ? '&' : '?'}step=enter`
  return (
    <Stack gap="sm" mt="lg">
      <Divider label={t('signIn.or')} />
      {options.providers.map(({ id, name }) => (
        <Button
          key={id}
          component="a"
          href={providerAddress(id, success, back)}
          variant="default"
          fullWidth
          leftSection={<IconBuildingCommunity size={18} />}
        >
          {t('signIn.with', { name })}
        </Button>
      ))}
      {(options.mail || options.sms) && (
        <ButtonLink
          to="/sign-in-2"
          search={{ to: remembered, step: 'code' }}
          variant="default"
          fullWidth
          leftSection={<IconMail size={18} />}
        >
          {t('signIn.byCode')}
        </ButtonLink>
      )}
    </Stack>
  )
}
