import { Button, Group, TextInput } from '@mantine/core'
import type { Models } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { Section } from '@/ui/section'
import { toast } from '@/ui/toast'
import { setName } from '../account'

export function Name({ account }: { account: Models.User }) {
  const { t } = useTranslation('account')
  const [name, setTyped] = useState(account.name)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => setName(name.trim()),
    onSuccess: () => toast.done(t('saved')),
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Section title={t('name.title')} hint={t('name.hint')}>
      <form onSubmit={submit} noValidate>
        <FailureNotice error={error} />
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
          <Button type="submit" loading={isPending} disabled={name.trim() === account.name}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Section>
  )
}
