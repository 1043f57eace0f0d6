import { Switch, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { hasRows } from '@/engine/resource-table/row-focus'
import { Dialog } from '@/ui/dialog'
import { useBuiltScreens } from '../built'
import { goTos } from './go-to'
import styles from './key-help.module.css'
import { pageKeys } from './page-keys'
import { useSingleKeys } from './single-keys'

/** What the keyboard does on the page that lies beneath. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'shell'])
  const rights = useRights()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const [here] = useState(() => ({ keys: pageKeys(), rows: hasRows() }))
  const pages = goTos(rights, useBuiltScreens())
  const rows: Line[] = [
    { keys: [['j'], ['k'], ['↓'], ['↑']], label: t('keys.rows') },
    { keys: [['→'], ['←']], label: t('keys.within') },
    { keys: [['↵']], label: t('keys.open') },
    { keys: [['x']], label: t('keys.choose') },
  ]
  return (
    <Dialog title={t('keys.title')} size="lg" onClose={onClose}>
      <div className={styles.columns}>
        {(here.keys.length > 0 || here.rows) && (
          <Keys title={t('keys.here')}>
            {here.keys.map(({ keys, label }) => (
              <KeyLine key={keys} keys={[[keys]]} label={keys === '/' ? t('keys.find') : label} />
            ))}
            {here.rows && rows.map((line) => <KeyLine key={line.label} {...line} />)}
          </Keys>
        )}
        <Keys title={t('keys.everywhere')}>
          <KeyLine keys={[['Ctrl', 'K']]} label={t('keys.search')} />
          <KeyLine keys={[['?']]} label={t('keys.help')} />
        </Keys>
        <Keys title={t('keys.goTo')}>
          {pages.map(({ letter, label }) => (
            <KeyLine key={letter} keys={[['g', letter]]} then={t('keys.then')} label={t(label, { ns: 'shell' })} />
          ))}
        </Keys>
      </div>
      <Switch
        mt="lg"
        label={t('keys.single')}
        description={t('keys.singleHint')}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h6" mb={6}>
        {title}
      </Title>
      <dl className={styles.keys}>{children}</dl>
    </section>
  )
}

interface Line {
  /** Each of them does it; one of several keys is pressed together, or one after the other. */
  keys: string[][]
  then?: string
  label: string
}

function KeyLine({ keys, then, label }: Line) {
  return (
    <div className={styles.line}>
      <dt>
        {keys.map((pressed) => (
          <span key={pressed.join(' ')} className={styles.pressed} dir="ltr">
            {pressed.map((key, at) => (
              <span key={key}>
                {at > 0 && then && <bdi className={styles.then}>{then}</bdi>}
                <kbd>{key}</kbd>
              </span>
            ))}
          </span>
        ))}
      </dt>
      <dd className="name">{label}</dd>
    </div>
  )
}
