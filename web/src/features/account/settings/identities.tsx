import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { providerAddress, useSignInOptions } from '@/api/sign-in-options'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice, FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { useConfirm } from '@/ui/confirm'
import { IconItem, IconList } from '@/ui/icon-list'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { identitiesQuery, unlink } from '../account'
import type { Returned } from '../returned'
import { Facts } from './facts'

const HERE = '/settings/account?tab=identities'

/** Accounts elsewhere that open this one. */
export function Identities({ returned }: { returned?: Returned | undefined }) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const queryClient = useQueryClient()
  const ask = useConfirm()
  const { providers } = useSignInOptions()
  const identities = useQuery(identitiesQuery)
  const { mutateAsync, error } = useAction({ mutationFn: unlink, onError: handledHere })
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id
  const linked = identities.data ?? []
  const free = providers.filter(({ id }) => !linked.some(({ provider }) => provider === id))
  const remove = async (id: string, name: string) => {
    const question = { title: t('identities.unlinkTitle', { name }), text: t('identities.unlinkText', { name }) }
    if (!(await ask({ ...question, action: t('identities.unlink'), destructive: true }))) return
    await mutateAsync(id)
    await queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey })
  }
  return (
    <Section title={t('identities.title')} hint={t('identities.hint')}>
      <ErrorNotice>{returned && t(`common:signIn.returned.${returned}`)}</ErrorNotice>
      <FailureNotice error={error ?? (identities.isError ? identities.error : undefined)} />
      {identities.isPending && <Skeleton height={60} />}
      {identities.isSuccess && linked.length === 0 && (
        <Text c="dimmed">{t(providers.length ? 'identities.none' : 'identities.noProvider')}</Text>
      )}
      {linked.length > 0 && (
        <IconList>
          {linked.map(({ $id, provider, providerEmail, $createdAt }) => (
            <IconItem
              key={$id}
              Icon={IconLink}
              end={
                <Button variant="default" size="xs" onClick={() => remove($id, nameOf(provider))}>
                  {t('identities.unlink')}
                </Button>
              }
            >
              <Text size="sm" fw={600}>
                {nameOf(provider)}
              </Text>
              <Facts facts={[providerEmail, formatInstant($createdAt, language)]} />
            </IconItem>
          ))}
        </IconList>
      )}
      {free.length > 0 && (
        <Group>
          {free.map(({ id, name }) => (
            <Button key={id} component="a" href={providerAddress(id, HERE, HERE)} variant="light">
              {t('identities.link', { name })}
            </Button>
          ))}
        </Group>
      )}
    </Section>
  )
}
