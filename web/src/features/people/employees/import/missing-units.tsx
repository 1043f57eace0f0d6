import { Alert, Button, Group, Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import type { MissingUnit } from '@/api/imports'
import { can } from '@/api/rights'
import type { Choices } from './choices'
import styles from './import.module.css'

interface MissingUnitsProps {
  missing: readonly MissingUnit[]
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Units that the file names and the organisation does not know; who may create units does it from here. */
export function MissingUnits({ missing, choices, busy, onChoices }: MissingUnitsProps) {
  const { t } = useTranslation('employees')
  const rights = useRights()
  if (choices.createUnits && missing.length === 0) return <Text size="sm">{t('importing.unitsToCreate')}</Text>
  if (missing.length === 0) return null
  const mayCreate = missing.every((unit) => can(rights, 'create', unit.collection))
  return (
    <Alert color="orange" variant="light" icon={<IconSitemap size={18} />} title={t('importing.missing')}>
      <Text size="sm" mb="xs">
        {t(choices.createUnits ? 'importing.unitsToCreate' : 'importing.missingHint')}
      </Text>
      <ul className={styles.units}>
        {missing.map((unit) => (
          <Unit key={`${unit.collection}/${unit.name}`} unit={unit} />
        ))}
      </ul>
      {mayCreate && !choices.createUnits && (
        <Group mt="sm">
          <Button size="xs" disabled={busy} onClick={() => onChoices({ ...choices, createUnits: true })}>
            {t('importing.createUnits')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

function Unit({ unit }: { unit: MissingUnit }) {
  const { t } = useTranslation('employees')
  const meta = useMeta(unit.collection)
  return (
    <li>
      {meta.one} : <strong className="name">{unit.name}</strong> · {t('importing.rowsOf', { count: unit.rows })}
    </li>
  )
}
