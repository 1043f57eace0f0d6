import { Progress, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './counting.module.css'
import type { HeldCampaign } from './held-campaign'
import type { ExpectedList, Sightings } from './judge'
import { numberKey } from './number-key'
import { useOfficeName } from './verdict-card'

/** With more offices than that one looks for a name. */
const MANY = 8

interface OfficeChoiceProps {
  held: HeldCampaign
  list: ExpectedList
  seen: Sightings
  onChoose: (bureauId: string) => void
}

/** The offices of a campaign, and how far each of them is: counted of expected. */
export function OfficeChoice({ held, list, seen, onChoose }: OfficeChoiceProps) {
  const { t } = useTranslation('counting')
  const nameOf = useOfficeName(held)
  const [typed, setTyped] = useState('')
  const sought = numberKey(typed)
  const isSought = (office: HeldCampaign['offices'][number]) =>
    [office.nameFr, office.nameAr].some((name) => numberKey(name ?? '').includes(sought))
  return (
    <>
      {held.offices.length > MANY && (
        <TextInput
          size="md"
          label={t('office.search')}
          leftSection={<IconSearch size={20} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul className={styles.offices} aria-label={t('office.all')}>
        {held.offices.filter(isSought).map(({ id }) => {
          const rows = list.within(id)
          const counted = seen.countIn(id, rows)
          return (
            <li key={id}>
              <UnstyledButton className={styles.choice} onClick={() => onChoose(id)}>
                <span>{nameOf(id) ?? id}</span>
                <span className={styles.count}>{t('office.count', { counted, expected: rows.length })}</span>
              </UnstyledButton>
              <Progress
                value={rows.length ? (100 * counted) / rows.length : 100}
                size="xs"
                aria-label={t('office.progress', { office: nameOf(id) ?? id })}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
