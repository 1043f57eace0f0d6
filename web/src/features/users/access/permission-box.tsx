import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Resource } from '@/api/resources'
import { actionLabel } from './action-label'
import styles from './matrix.module.css'
import type { MatrixProps } from './matrix-props'
import { cellOf, toggleAction } from './permissions'

interface PermissionBoxProps extends MatrixProps {
  resource: Resource
  action: string
  /** With its words beside it, where no head of a column says them. */
  labelled?: boolean
}

/** One cell: a box to tick, or what one would see in it. */
export function PermissionBox({ value, onChange, may, resource, action, labelled }: PermissionBoxProps) {
  const { t } = useTranslation(['users', 'shell'])
  const cell = cellOf(value, resource.id, action)
  const words = actionLabel(action, t)
  const title = !may(`${resource.id}:${action}`)
    ? t('users:matrix.notHeld')
    : cell === 'implied'
      ? t('users:matrix.implied')
      : undefined
  const name = `${words} — ${t(`shell:${resource.label}`)}`
  return (
    <Checkbox
      className={styles.box}
      aria-label={name}
      label={labelled ? words : undefined}
      title={title}
      variant={cell === 'implied' ? 'outline' : 'filled'}
      checked={cell !== 'off'}
      disabled={!may(`${resource.id}:${action}`)}
      onChange={() => onChange(toggleAction(value, resource, action))}
    />
  )
}
