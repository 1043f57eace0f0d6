import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInOptions } from '@/api/sign-in-options'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { askEmailCode, askMagicLink, askPhoneCode, type Sent } from '../auth-flows'
import { internationalPhone, isInternational } from '../proof/digits'
import { safePath } from '../remembered'
import { AddressField, useAddress } from './address-field'

export type Way = 'email' | 'link' | 'phone'

export interface Asked {
  way: Way
  to: string
  /** Whom the code signs in. */
  userId: string
}

type Addressed = Pick<Asked, 'way' | 'to'>

/** Sends what one signs in with, the way it is asked for. */
export function ask(way: Way, to: string, remembered?: string): Promise<Sent> {
  if (way === 'phone') return askPhoneCode(to)
  return way === 'email' ? askEmailCode(to) : askMagicLink(to, safePath(remembered))
}

interface AskCodeProps {
  remembered: string | undefined
  onAsked: (asked: Asked) => void
}

export function AskCode({ remembered, onAsked }: AskCodeProps) {
  const { t } = useTranslation('entry')
  const { mail, sms } = useSignInOptions()
  const [byPhone, setByPhone] = useState(false)
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: ({ way, to }: Addressed) => ask(way, to, remembered),
    onSuccess: ({ userId }, { way, to }) => onAsked({ way, to, userId }),
    onError: handledHere,
  })
  const isPhone = byPhone || !mail
  return (
    <Stack>
      <FailureNotice error={error} />
      {isPhone ? <ByPhone busy={isPending} onAsk={mutate} /> : <ByMail busy={isPending} onAsk={mutate} />}
      {mail && sms && (
        <Button
          variant="subtle"
          onClick={() => {
            reset()
            setByPhone(!byPhone)
          }}
        >
          {t(isPhone ? 'byCode.useMail' : 'byCode.usePhone')}
        </Button>
      )}
    </Stack>
  )
}

interface WayProps {
  busy: boolean
  onAsk: (asked: Addressed) => void
}

function ByMail({ busy, onAsk }: WayProps) {
  const { t } = useTranslation('entry')
  const address = useAddress()
  const run = (way: Way) => address.check() && onAsk({ way, to: address.email })
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        run('email')
      }}
    >
      <Stack>
        <AddressField address={address} autoComplete="username" />
        <Button type="submit" loading={busy} fullWidth>
          {t('byCode.sendCode')}
        </Button>
        <Button variant="default" onClick={() => run('link')} disabled={busy} fullWidth>
          {t('byCode.sendLink')}
        </Button>
      </Stack>
    </form>
  )
}

function ByPhone({ busy, onAsk }: WayProps) {
  const { t } = useTranslation('entry')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const phone = internationalPhone(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isInternational(phone)) onAsk({ way: 'phone', to: phone })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('byCode.phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          placeholder="+212612345678"
          required
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={tried && !isInternational(phone) ? t('byCode.phoneInvalid') : undefined}
        />
        <Button type="submit" loading={busy} fullWidth>
          {t('byCode.sendSms')}
        </Button>
      </Stack>
    </form>
  )
}
