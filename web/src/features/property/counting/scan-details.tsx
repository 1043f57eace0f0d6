import { Button, FileButton, Group, NumberInput, SegmentedControl, Textarea } from '@mantine/core'
import { IconArrowBackUp, IconCamera, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { metaQuery } from '@/api/hooks'
import { fieldOf } from '@/api/schema-meta'
import { pageOf } from '@/fields/scan/scanned-page'
import { useLanguage } from '@/ui/use-language'
import styles from './counting.module.css'
import type { Scan } from './scan-box'
import type { LastScan } from './use-desk'

/** How fine a photo is kept: a telephone may hold hundreds until there is a network. */
const FINENESS = { side: 1_280, quality: 0.75 }
/** What nobody finds by looking: it follows from a decision. */
const BY_DECISION = 'reformed'

interface ScanDetailsProps {
  last: LastScan
  onChange: (change: Partial<Scan>) => unknown
  onUndo: () => unknown
}

/** What may be said of the last scan besides: how many, how good, a photo, a note; or that it was none. */
export function ScanDetails({ last, onChange, onUndo }: ScanDetailsProps) {
  const { t } = useTranslation('counting')
  const { verdict, content } = last
  const [isNoting, setNoting] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const isSeveral = (verdict.row?.quantity ?? 1) > 1
  const take = async (photo: File | null) => {
    if (!photo) return
    const page = await pageOf(photo, FINENESS).catch(() => undefined)
    setUnread(page === undefined)
    if (page) onChange({ photo: page.picture })
  }
  return (
    <>
      {isSeveral && <Quantity expected={verdict.row?.quantity ?? 1} {...{ content, onChange }} />}
      {verdict.row && <Condition {...{ content, onChange }} />}
      <div className={styles.acts}>
        <FileButton onChange={(photo) => void take(photo)} accept="image/*" capture="environment">
          {(props) => (
            <Button {...props} size="md" px="xs" variant="default" leftSection={<IconCamera size={18} />}>
              {t(content.photo ? 'details.photoAgain' : 'details.photo')}
            </Button>
          )}
        </FileButton>
        <Button
          size="md"
          px="xs"
          variant="default"
          aria-expanded={isNoting}
          leftSection={<IconMessage size={18} />}
          onClick={() => setNoting(!isNoting)}
        >
          {t('details.note')}
        </Button>
        <Button
          size="md"
          px="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={18} className="flip" />}
          onClick={() => onUndo()}
        >
          {t('details.undo')}
        </Button>
      </div>
      {isUnread && <div role="alert">{t('camera.unreadPhoto')}</div>}
      {isNoting && (
        <Note
          note={content.note}
          onSave={(note) => {
            setNoting(false)
            onChange({ note })
          }}
        />
      )}
    </>
  )
}

interface PartProps {
  content: Scan
  onChange: (change: Partial<Scan>) => unknown
}

/** How many stand there under one number; as many as are expected, unless somebody says otherwise. */
function Quantity({ expected, content, onChange }: PartProps & { expected: number }) {
  const { t } = useTranslation('counting')
  const [typed, setTyped] = useState<number | string>(content.quantity)
  const isOther = typeof typed === 'number' && typed !== content.quantity
  return (
    <Group align="end" gap="sm" wrap="nowrap">
      <NumberInput
        flex={1}
        size="md"
        label={t('details.quantity')}
        description={t('details.expected', { count: expected })}
        inputMode="numeric"
        min={1}
        max={1_000_000}
        allowDecimal={false}
        value={typed}
        onChange={setTyped}
      />
      <Button size="md" variant="light" disabled={!isOther} onClick={() => isOther && onChange({ quantity: typed })}>
        {t('details.save')}
      </Button>
    </Group>
  )
}

function Condition({ content, onChange }: PartProps) {
  const { t } = useTranslation('counting')
  // It is part of the program: it is there without a network too.
  const { data: meta } = useQuery({ ...metaQuery('inventoryScans', useLanguage()), networkMode: 'always' })
  const options = meta ? (fieldOf(meta, 'condition')?.words ?? []).filter(({ value }) => value !== BY_DECISION) : []
  return (
    <SegmentedControl
      fullWidth
      size="md"
      aria-label={t('details.condition')}
      data={options.map(({ value, label }) => ({ value, label }))}
      value={content.condition ?? ''}
      onChange={(condition) => onChange({ condition })}
    />
  )
}

function Note({ note = '', onSave }: { note: string | undefined; onSave: (note: string) => void }) {
  const { t } = useTranslation('counting')
  const [typed, setTyped] = useState(note)
  return (
    <>
      <Textarea
        size="md"
        autosize
        label={t('details.note')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button size="md" onClick={() => onSave(typed.trim())}>
        {t('details.save')}
      </Button>
    </>
  )
}
