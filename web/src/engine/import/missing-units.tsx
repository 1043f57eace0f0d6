import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Choices } from './choices'
import styles from './import.module.css'
import type { MissingUnit } from './imports'

interface MissingUnitsProps {
  missing: readonly MissingUnit[]
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Units that the file names and the organisation does not know; who may create units does it from here. */
export function MissingUnits({ missing, choices, busy, onChoices }: MissingUnitsProps) {
  const { t } = useTranslation('imports')
  const rights = useRights()
  if (choices.createUnits && missing.length === 0) return <Text size="sm">{t('unitsToCreate')}</Text>
  if (missing.length === 0) return null
  const mayCreate = missing.every((unit) => can(rights, 'create', unit.collection))
  return (
    <Alert color="orange" variant="light" icon={<IconSitemap size={18} />} title={t('missing')}>
      <Text size="sm" mb="xs">
        {t(choices.createUnits ? 'unitsToCreate' : 'missingHint')}
      </Text>
      <ul className={styles.units}>
        {missing.map((unit) => (
          <Unit key={`${unit.collection}/${unit.name}`} unit={unit}>
            {mayCreate && <SameUnit unit={unit} missing={missing} {...{ choices, busy, onChoices }} />}
          </Unit>
        ))}
      </ul>
      {mayCreate && !choices.createUnits && (
        <Group mt="sm">
          <Button size="xs" disabled={busy} onClick={() => onChoices({ ...choices, createUnits: true })}>
            {t('createUnits')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

function Unit({ unit, children }: { unit: MissingUnit; children: ReactNode }) {
  const { t } = useTranslation('imports')
  const meta = useMeta(unit.collection)
  return (
    <li>
      {meta.one} : <strong className="name">{unit.name}</strong> · {t('rowsOf', { count: unit.rows })}
      {children}
    </li>
  )
}

const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name)

/** An Arabic spelling may be said to be the unit of a Latin one: one unit is then made of both. */
function SameUnit({ unit, missing, choices, busy, onChoices }: MissingUnitsProps & { unit: MissingUnit }) {
  const { t } = useTranslation('imports')
  const others = missing.filter((one) => one.collection === unit.collection && !isArabic(one.name))
  if (!isArabic(unit.name) || others.length === 0) return null
  const { [unit.name]: same = '', ...rest } = choices.sameUnits
  const choose = (name: string) => onChoices({ ...choices, sameUnits: name ? { ...rest, [unit.name]: name } : rest })
  return (
    <NativeSelect
      size="xs"
      maw={320}
      label={`${t('sameUnit')} (${unit.name})`}
      data={[{ value: '', label: t('ownUnit') }, ...others.map((one) => one.name)]}
      value={same}
      disabled={busy}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
