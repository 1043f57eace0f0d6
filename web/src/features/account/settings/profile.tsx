import type { Models } from 'appwrite'
import { Email } from './email'
import { Name } from './name'
import { Phone } from './phone'

export function Profile({ account }: { account: Models.User }) {
  return (
    <>
      <Name account={account} />
      <Email account={account} />
      <Phone account={account} />
    </>
  )
}
