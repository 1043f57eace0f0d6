import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { reasons } from '@/api/errors'
import { OpenLink } from '@/fields/open-link'
import { recordAddress } from '@/paths/record-address'
import { errorText } from './error-notice'

/** What the server said to a form that was sent. */
export interface RefusedForm {
  error: unknown
  /** Whether its words stand on fields of the form already. */
  isOnFields: boolean
}

/** What was refused of no field, and the way to each record that stands against it; what is being written stays. */
export function Refusal({ error, isOnFields }: RefusedForm) {
  const { t } = useTranslation()
  const named = reasons(error).flatMap(({ message, document }) =>
    document ? [{ message, address: recordAddress(document.$collectionId, document.$id), id: document.$id }] : [],
  )
  if (isOnFields && named.length === 0) return null
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
      {named.length === 0 && errorText(error, t as TFunction)}
      {named.map(({ message, address, id }) => (
        <div key={id}>
          <OpenLink address={address} beside>
            {message}
          </OpenLink>
        </div>
      ))}
    </Alert>
  )
}
