import { Card, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MISSION_ADMIN } from '@/api/resources'
import type { MatrixProps } from './matrix-props'
import { togglePermission } from './permissions'

/** The one permission that is a word: sees and edits every mission, not one's own alone. */
export function MissionAdmin({ value, onChange, may }: MatrixProps) {
  const { t } = useTranslation('users')
  const held = value.includes(MISSION_ADMIN)
  return (
    <Card withBorder padding="sm">
      <Switch
        label={t('words.missionAdmin')}
        description={t('words.missionAdminHint')}
        checked={held}
        disabled={!may(MISSION_ADMIN)}
        onChange={() => onChange(togglePermission(value, MISSION_ADMIN))}
      />
    </Card>
  )
}
