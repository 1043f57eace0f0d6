import { Button, Group, TextInput } from '@mantine/core'
import type { Models } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setName } from '@/api/account'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { toast } from '@/ui/toast'
import { Section } from './section'

export function Name({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const [name, setTyped] = useState(account.name)
  const { busy, error, send } = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(() => setName(name.trim()))) toast.done(t('saved'))
  }
  return (
    <Section title={t('name.title')} hint={t('name.hint')}>
      <form onSubmit={submit} noValidate>
        <Failed error={error} />
        <Group align="flex-end" gap="sm">
          <TextInput
            flex="1 1 260px"
            label={t('name.label')}
            dir="auto"
            autoComplete="name"
            maxLength={128}
            value={name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" loading={busy} disabled={name.trim() === account.name}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Section>
  )
}
