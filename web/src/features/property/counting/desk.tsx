import { Button, Switch, Text } from '@mantine/core'
import { IconDoor } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useRights } from '@/api/hooks'
import { isWaiting } from '@/api/outbox-item'
import { Notice } from '@/ui/notice'
import { StatusBadge } from '@/ui/status-badge'
import { CodeEntry } from './code-entry'
import styles from './counting.module.css'
import { type HeldCampaign, minutesOff } from './held-campaign'
import { OfficeChoice } from './office-choice'
import { RestList } from './rest-list'
import { ScanCamera } from './scan-camera'
import { ScanDetails } from './scan-details'
import { ScanList } from './scan-list'
import { readScannedCode } from './scanned-code'
import { hasSound, setSound, signal } from './signal'
import { useDesk } from './use-desk'
import { useHandScanner } from './use-hand-scanner'
import { useOfficeName, VerdictCard } from './verdict-card'

/** So many items are offered for what was typed. */
const OFFERED = 6

interface DeskProps {
  held: HeldCampaign
  bureauId: string | undefined
  onOffice: (bureauId: string | undefined) => void
}

/** One campaign at one telephone: the office first, then item after item without a tap between. */
export function Desk({ held, bureauId, onOffice }: DeskProps) {
  const { t } = useTranslation('counting')
  const { userId } = useRights()
  const desk = useDesk(userId, held)
  const nameOf = useOfficeName(held)
  const [isNoOffice, setNoOffice] = useState(false)
  const office = bureauId !== undefined && nameOf(bureauId) !== undefined ? bureauId : undefined
  const enter = (id: string | undefined) => {
    const isCounted = id === undefined || nameOf(id) !== undefined
    setNoOffice(!isCounted)
    if (isCounted) onOffice(id)
  }
  const read = (code: string) => {
    const scanned = readScannedCode(code)
    if (scanned.kind === 'office') enter(scanned.id)
    else if (!office) setNoOffice(true)
    else {
      setNoOffice(false)
      signal(desk.scan(code, office).word)
    }
  }
  useHandScanner(read)
  return (
    <div className={styles.desk}>
      <DeskState held={held} {...desk} />
      {office ? (
        <div className={styles.office}>
          <div>
            <div className={styles.name}>{nameOf(office)}</div>
            <OfficeCount {...desk} bureauId={office} />
          </div>
          <Button size="md" variant="default" leftSection={<IconDoor size={20} />} onClick={() => enter(undefined)}>
            {t('office.change')}
          </Button>
        </div>
      ) : (
        <Text>{t('office.first')}</Text>
      )}
      {isNoOffice && (
        <div role="alert">
          <Notice tone="bad">{t(office ? 'office.otherCampaign' : 'office.needed')}</Notice>
        </div>
      )}
      {office && desk.last && <VerdictCard held={held} last={desk.last} />}
      <ScanCamera onCode={read} />
      <CodeEntry
        label={t(office ? 'entry.item' : 'entry.office')}
        onCode={read}
        suggest={office ? (typed) => desk.list.suggest(typed, office, OFFERED) : undefined}
        nameOf={nameOf}
      />
      {office ? (
        <InOffice {...{ held, desk }} bureauId={office} />
      ) : (
        <OfficeChoice held={held} list={desk.list} seen={desk.seen} onChoose={enter} />
      )}
    </div>
  )
}

type DeskStand = ReturnType<typeof useDesk>

/** What waits, what was sent, and what stands against it. */
function DeskState({ held, items, isLost, send, error }: { held: HeldCampaign } & DeskStand) {
  const { t } = useTranslation('counting')
  const [isLoud, setLoud] = useState(hasSound)
  const waiting = items.filter(isWaiting).length
  const off = minutesOff(held.ahead)
  return (
    <>
      <div className={styles.office}>
        <StatusBadge tone={waiting > 0 ? 'warn' : 'good'}>
          {waiting > 0 ? t('waiting', { count: waiting }) : t('allSent')}
        </StatusBadge>
        <Switch
          label={t('sound')}
          checked={isLoud}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked)
            setLoud(checked)
          }}
        />
      </div>
      {isLost && <Notice tone="info">{t('serverLost')}</Notice>}
      {off !== undefined && (
        <Notice tone="warn">{t(off > 0 ? 'clock.slow' : 'clock.fast', { count: Math.abs(off) })}</Notice>
      )}
      {error !== undefined && !isLost && (
        <Notice
          tone="bad"
          action={
            <Button variant="default" onClick={() => void send()}>
              {t('sendAgain')}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      )}
    </>
  )
}

function OfficeCount({ list, seen, bureauId }: DeskStand & { bureauId: string }) {
  const { t } = useTranslation('counting')
  const rows = list.within(bureauId)
  return (
    <div className={styles.count}>
      {t('office.count', { counted: seen.countIn(bureauId, rows), expected: rows.length })}
    </div>
  )
}

/** What more there is to say of the last scan, what is still to be found here, and what was scanned before. */
function InOffice({ held, desk, bureauId }: { held: HeldCampaign; desk: DeskStand; bureauId: string }) {
  // The word comes first: what more there is to say, and the lists, may come a moment later.
  const last = useDeferredValue(desk.last)
  const list = desk.list
  const items = useDeferredValue(desk.items)
  const seen = useDeferredValue(desk.seen)
  const rest = useMemo(() => list.within(bureauId).filter(({ itemId }) => !seen.of(itemId)), [list, seen, bureauId])
  return (
    <>
      {last && !last.isUndone && !last.isLost && (
        <ScanDetails
          key={`${last.content.subject}:${last.content.at}`}
          last={last}
          onChange={(change) => desk.correct(last, change)}
          onUndo={() => desk.undo(last)}
        />
      )}
      <RestList rows={rest} onSeen={(row) => signal(desk.scan(row.itemId, bureauId).word)} />
      <ScanList held={held} items={items} seen={seen} onOpen={desk.reopen} onAgain={desk.again} />
    </>
  )
}
