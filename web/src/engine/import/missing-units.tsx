import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnknownUnit } from '@/api/actions.gen'
import { FACTS } from '@/api/facts.gen'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { RecordPicker } from '@/fields/record-picker'
import type { Choices } from './choices'
import styles from './import.module.css'

const collectionOf = (unit: UnknownUnit) => unit.collection as CollectionId

interface MissingUnitsProps {
  missing: readonly UnknownUnit[]
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Names of the file that no list has: each is said to be another spelling of one that stands, or is made by who may. */
export function MissingUnits({ missing, choices, busy, onChoices }: MissingUnitsProps) {
  const { t } = useTranslation('imports')
  const rights = useRights()
  const chosen = Object.entries(choices.sameUnits).filter(([name]) => missing.every((unit) => unit.name !== name))
  if (chosen.length === 0 && choices.createUnits && missing.length === 0)
    return <Text size="sm">{t('unitsToCreate')}</Text>
  if (chosen.length === 0 && missing.length === 0) return null
  const mayCreate = missing.every((unit) => can(rights, 'create', collectionOf(unit)))
  return (
    <Alert color="orange" variant="light" icon={<IconSitemap size={18} />} title={t('missing')}>
      <Text size="sm" mb="xs">
        {t(missing.length === 0 ? 'chosenHint' : choices.createUnits ? 'unitsToCreate' : 'missingHint')}
      </Text>
      <ul className={styles.units}>
        {missing.map((unit) => (
          <Unit key={`${unit.collection}/${unit.name}`} unit={unit}>
            <StandingOne unit={unit} {...{ choices, busy, onChoices }} />
            {mayCreate && <SameUnit unit={unit} missing={missing} {...{ choices, busy, onChoices }} />}
          </Unit>
        ))}
        {chosen.map(([name, other]) => (
          <PickedUnit key={name} name={name} other={other} {...{ choices, busy, onChoices }} />
        ))}
      </ul>
      {missing.length > 0 && mayCreate && !choices.createUnits && (
        <Group mt="sm">
          <Button
            size="xs"
            disabled={busy || missing.some(isUndecided)}
            onClick={() => onChoices({ ...choices, createUnits: true })}
          >
            {t('createUnits')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

/** It sounds like a name in the other script, and nobody said yet whether it is the same. */
export const isUndecided = (unit: UnknownUnit) => Boolean(unit.like)

function Unit({ unit, children }: { unit: UnknownUnit; children: ReactNode }) {
  const { t } = useTranslation('imports')
  const meta = useMeta(collectionOf(unit))
  return (
    <li>
      {meta.one} : <strong className="name">{unit.name}</strong> · {t('rowsOf', { count: unit.rows })}
      {children}
    </li>
  )
}

type Choosing = Omit<MissingUnitsProps, 'missing'>

/** The one of the list that a name means, where the file spells it in a way of its own. */
function StandingOne({ unit, choices, busy, onChoices }: Choosing & { unit: UnknownUnit }) {
  const { t } = useTranslation('imports')
  const title = FACTS[collectionOf(unit)].title?.[0]
  const choose = (chosen?: object) => {
    const name = title && (chosen as Record<string, unknown> | undefined)?.[title]
    if (typeof name === 'string') onChoices({ ...choices, sameUnits: { ...choices.sameUnits, [unit.name]: name } })
  }
  return (
    <RecordPicker
      collection={collectionOf(unit)}
      size="xs"
      w={320}
      label={t('standing', { name: unit.name })}
      value={null}
      disabled={busy}
      onChange={(_, chosen) => choose(chosen)}
    />
  )
}

/** A name that was said to be another, which may be taken back. */
function PickedUnit({ name, other, choices, busy, onChoices }: Choosing & { name: string; other: string }) {
  const { t } = useTranslation('imports')
  const { [name]: _, ...rest } = choices.sameUnits
  return (
    <li>
      <strong className="name">{name}</strong> {t('means')} <span className="name">{other}</span>{' '}
      <Button
        size="compact-xs"
        variant="subtle"
        disabled={busy}
        aria-label={t('apartOf', { name })}
        onClick={() => onChoices({ ...choices, sameUnits: rest })}
      >
        {t('apart')}
      </Button>
    </li>
  )
}

const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name)

/** An Arabic spelling may be said to be the unit of a Latin one: one unit is then made of both. */
function SameUnit({ unit, missing, choices, busy, onChoices }: MissingUnitsProps & { unit: UnknownUnit }) {
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
      // A name that sounds like another is decided, either way, before anything is made.
      error={unit.like && same === '' ? t('sounds', { name: unit.name, like: unit.like }) : undefined}
      data={[
        ...(unit.like
          ? [
              { value: '', label: t('undecided') },
              { value: unit.name, label: t('ownUnit') },
            ]
          : [{ value: '', label: t('ownUnit') }]),
        ...others.map((one) => one.name),
      ]}
      value={unit.like || same !== unit.name ? same : ''}
      disabled={busy}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
