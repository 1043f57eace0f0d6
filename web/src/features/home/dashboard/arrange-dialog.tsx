import { ActionIcon, Button, Checkbox, Group, Skeleton, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelName } from '@/api/actions.gen'
import { homeQuery } from '@/api/home'
import { type HomePreferences, updatePreferences } from '@/api/session'
import { Dialog } from '@/ui/dialog'
import styles from './arrange.module.css'
import { move, namesOf, toggle } from './arrangement'

/** With more panels than this one looks for them by their names. */
const SEARCHED_FROM = 12

interface ArrangeDialogProps {
  arranged: HomePreferences
  onClose: () => void
}

/** Which panels stand on the first screen, and in which order: kept with the account. */
export default function ArrangeDialog({ arranged, onClose }: ArrangeDialogProps) {
  const { t } = useTranslation('home')
  const { data } = useQuery(homeQuery(arranged, false))
  const [changed, setChanged] = useState<HomePreferences>(arranged)
  const [term, setTerm] = useState('')
  const names = data ? namesOf(data, changed) : []
  const wanted = term.trim().toLocaleLowerCase()
  const save = (home: HomePreferences) => {
    void updatePreferences((now) => ({ ...now, home }))
    onClose()
  }
  return (
    <Dialog title={t('arrange.title')} onClose={onClose}>
      {!data && <Skeleton height={240} />}
      {names.length > SEARCHED_FROM && (
        <TextInput
          mb="xs"
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
          placeholder={t('arrange.find')}
          aria-label={t('arrange.find')}
        />
      )}
      {[true, false].map((isFigure) => (
        <Names
          key={String(isFigure)}
          title={t(isFigure ? 'arrange.figures' : 'arrange.panels')}
          names={names.filter((one) => one.isFigure === isFigure)}
          hidden={changed.hidden ?? []}
          isShown={(one) => one.title.toLocaleLowerCase().includes(wanted)}
          onToggle={(id) => setChanged(toggle(changed, id))}
          onMove={(list, at, by) => setChanged({ ...changed, order: move(names, list, at, by) })}
        />
      ))}
      <Group justify="space-between" mt="md">
        <Button variant="subtle" color="gray" onClick={() => save({})}>
          {t('arrange.reset')}
        </Button>
        <Button onClick={() => save(changed)}>{t('arrange.save')}</Button>
      </Group>
    </Dialog>
  )
}

interface NamesProps {
  title: string
  names: readonly PanelName[]
  hidden: readonly string[]
  isShown: (one: PanelName) => boolean
  onToggle: (id: string) => void
  onMove: (list: readonly PanelName[], at: number, by: -1 | 1) => void
}

function Names({ title, names, hidden, isShown, onToggle, onMove }: NamesProps) {
  const { t } = useTranslation('home')
  if (names.length === 0) return null
  return (
    <fieldset className={styles.names}>
      <legend>{title}</legend>
      <ul>
        {names.map((one, at) =>
          isShown(one) ? (
            <li key={one.id}>
              <Checkbox label={one.title} checked={!hidden.includes(one.id)} onChange={() => onToggle(one.id)} />
              <Group gap={2} wrap="nowrap">
                {([-1, 1] as const).map((by) => (
                  <ActionIcon
                    key={by}
                    variant="subtle"
                    color="gray"
                    disabled={names[at + by] === undefined}
                    onClick={() => onMove(names, at, by)}
                    aria-label={t(by < 0 ? 'arrange.up' : 'arrange.down', { panel: one.title })}
                  >
                    {by < 0 ? <IconArrowUp size={18} /> : <IconArrowDown size={18} />}
                  </ActionIcon>
                ))}
              </Group>
            </li>
          ) : null,
        )}
      </ul>
    </fieldset>
  )
}
