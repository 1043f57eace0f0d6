import { ActionIcon, Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core'
import {
  IconCamera,
  IconChevronDown,
  IconChevronUp,
  IconPhotoPlus,
  IconRotateClockwise2,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import { documentOf } from './pdf-of-pages'
import styles from './scan.module.css'
import type { ScanOptions } from './scan-options'
import type { ScannedPage } from './scanned-page'
import { useHeldInHand } from './use-held-in-hand'
import { usePages } from './use-pages'

const MEGABYTE = 1 << 20

interface ScanDialogProps extends ScanOptions {
  photos: readonly File[]
  onClose: () => void
}

/** Puts photographs of pages in their order and the right way up, and makes one PDF of them. */
export default function ScanDialog(props: ScanDialogProps) {
  const { t } = useTranslation('files')
  return (
    <Dialog title={t('scan.title', { name: props.name })} onClose={props.onClose}>
      <Pages {...props} />
    </Dialog>
  )
}

function Pages({ photos, name, most, onDocument, onClose }: ScanDialogProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const { pages, unread, isReading, add, ...acts } = usePages(photos)
  const [isMaking, setMaking] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const make = async () => {
    setMaking(true)
    // A telephone without room for a smaller copy has made none.
    const pdf = await documentOf(pages, name, most).catch(() => undefined)
    setMaking(false)
    setTooLarge(pdf === undefined)
    if (!pdf) return
    onClose()
    onDocument(pdf)
  }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('scan.hint')}
      </Text>
      <ol className={styles.pages} aria-label={t('scan.pages')}>
        {pages.map((page, at) => (
          <PageLine key={page.id} page={page} number={at + 1} of={pages.length} {...acts} />
        ))}
      </ol>
      {isReading && <Loader size="sm" role="status" aria-label={t('scan.reading')} />}
      {(unread.length > 0 || isTooLarge) && (
        <div role="alert">
          {unread.map((file) => (
            <Notice key={file} tone="bad">
              {t('invalid.named', { name: file, why: t('invalid.unreadable') })}
            </Notice>
          ))}
          {isTooLarge && (
            <Notice tone="bad">{t('invalid.size', { limit: formatNumber(most / MEGABYTE, language) })}</Notice>
          )}
        </div>
      )}
      <AddPages onFiles={add} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('scan.cancel')}
        </Button>
        <Button loading={isMaking} disabled={pages.length === 0 || isReading} onClick={() => void make()}>
          {t('scan.use')}
        </Button>
      </Group>
    </Stack>
  )
}

/** One more from the camera, where it is held in a hand; or some that are there already. */
function AddPages({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('files')
  const isHeldInHand = useHeldInHand()
  return (
    <Group gap="xs">
      {isHeldInHand && (
        <FileButton accept="image/*" capture="environment" onChange={(file) => file && onFiles([file])}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={17} />}>
              {t('scan.camera')}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton multiple accept="image/*" onChange={onFiles}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconPhotoPlus size={17} />}>
            {t('scan.add')}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

interface PageLineProps {
  page: ScannedPage
  number: number
  of: number
  turn: (id: string) => void
  move: (id: string, by: number) => void
  remove: (id: string) => void
}

function PageLine({ page, number, of, turn, move, remove }: PageLineProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const shown = formatNumber(number, language)
  const moves = [
    { by: -1, key: 'scan.earlier', Icon: IconChevronUp, isLast: number === 1 },
    { by: 1, key: 'scan.later', Icon: IconChevronDown, isLast: number === of },
  ] as const
  return (
    <li className={styles.page}>
      <Picture page={page} />
      <Text size="sm" fw={600} className={styles.number}>
        {t('scan.page', { number: shown })}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {moves.map(({ by, key, Icon, isLast }) => (
          <Tool
            key={key}
            label={t(key, { number: shown })}
            icon={Icon}
            isOff={isLast}
            onClick={() => move(page.id, by)}
          />
        ))}
        <Tool label={t('scan.turn', { number: shown })} icon={IconRotateClockwise2} onClick={() => turn(page.id)} />
        <Tool label={t('scan.remove', { number: shown })} icon={IconX} onClick={() => remove(page.id)} />
      </Group>
    </li>
  )
}

function Picture({ page }: { page: ScannedPage }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(page.picture)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [page.picture])
  return (
    <span className={styles.picture}>
      {source && <img src={source} alt="" style={{ transform: `rotate(${90 * page.turns}deg)` }} />}
    </span>
  )
}

interface ToolProps {
  label: string
  icon: typeof IconX
  isOff?: boolean
  onClick: () => void
}

function Tool({ label, icon: Icon, isOff = false, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={({ currentTarget }) => {
        onClick()
        // A line that changes places loses the keyboard.
        requestAnimationFrame(() => currentTarget.focus())
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
