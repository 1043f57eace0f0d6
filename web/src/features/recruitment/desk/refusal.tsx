import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { messageOf, reasons } from '@/api/errors'

/** Why something was refused: all of it, where several things are missing. */
export function Refusal({ error }: { error: unknown }) {
  if (error === undefined) return null
  const several = reasons(error)
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
      {several.length > 1 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {several.map(({ field, message }) => (
            <li key={`${field ?? ''} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : (
        (several[0]?.message ?? messageOf(error))
      )}
    </Alert>
  )
}
