import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askEmailCode, askMagicLink, askPhoneCode, type Sent } from '@/api/proof'
import { useSignInOptions } from '@/api/sign-in-options'
import { internationalPhone, isInternational } from '@/parts/proof/digits'
import { Failed } from '@/parts/proof/trouble'
import { useSending } from '@/parts/proof/use-sending'
import { safePath } from '../sign-in/remembered'
import { AddressField, useAddress } from './address-field'

export type Way = 'email' | 'link' | 'phone'

export interface Asked {
  way: Way
  to: string
  /** Whom the code signs in. */
  userId: string
}

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
  const { busy, error, send, clear } = useSending()
  const run = (way: Way, to: string) =>
    send(async () => onAsked({ way, to, userId: (await ask(way, to, remembered)).userId }))
  const isPhone = byPhone || !mail
  return (
    <Stack>
      <Failed error={error} />
      {isPhone ? <ByPhone busy={busy} onAsk={run} /> : <ByMail busy={busy} onAsk={run} />}
      {mail && sms && (
        <Button
          variant="subtle"
          onClick={() => {
            clear()
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
  onAsk: (way: Way, to: string) => Promise<unknown>
}

function ByMail({ busy, onAsk }: WayProps) {
  const { t } = useTranslation('entry')
  const address = useAddress()
  const run = (way: Way) => address.check() && onAsk(way, address.email)
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run('email')
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
    if (isInternational(phone)) void onAsk('phone', phone)
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
