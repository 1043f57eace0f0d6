import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { type ExportFormat, exportRows, type LabelSize, save } from '@/api/export'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import { exportedFields } from './column'
import type { List } from './use-list'

interface Choice {
  format: ExportFormat
  size?: LabelSize
  /** Its text. */
  named: 'xlsx' | 'csv' | 'pdf' | 'labels' | 'smallLabels' | 'rollLabels'
  Icon: typeof IconQrcode
}

const CHOICES: Choice[] = [
  { format: 'xlsx', named: 'xlsx', Icon: IconFileSpreadsheet },
  { format: 'csv', named: 'csv', Icon: IconFileTypeCsv },
  { format: 'pdf', named: 'pdf', Icon: IconFileTypePdf },
  { format: 'labels', size: '64x35', named: 'labels', Icon: IconQrcode },
  { format: 'labels', size: '38x21', named: 'smallLabels', Icon: IconQrcode },
  { format: 'labels', size: '50x30', named: 'rollLabels', Icon: IconQrcode },
]
/** Sheets of labels are printed: they come as PDF. */
const ENDINGS = { xlsx: 'xlsx', csv: 'csv', pdf: 'pdf', labels: 'pdf' } as const

interface ExportMenuProps<C extends CollectionId> {
  list: List<C>
  /** The rows to export when not those of the list: the selected ones. */
  queries?: string[]
  /** A field that stands before the columns shown: what all rows of the list have in common. */
  common?: string
  size?: 'xs' | 'sm'
  /** Once a format is chosen. */
  onChosen?: () => void
}

/** All the rows that the list's filters choose, in the columns it shows, as a file. */
export function ExportMenu<C extends CollectionId>(props: ExportMenuProps<C>) {
  const { list, queries = list.rowQueries, common, size, onChosen } = props
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const rights = useRights()
  const small = useSmall()
  const download = useAction({
    mutationFn: async ({ format, size }: Choice) => {
      const shown = exportedFields(list.shown, list.readable)
      const columns = common ? [...new Set([common, ...shown])] : shown
      const { collection } = list.spec
      const file = await exportRows({ collection, format, ...(size && { size }), columns, queries, language })
      save(file, `${list.meta.many} ${today()}.${ENDINGS[format]}`)
    },
    onSuccess: () => toast.done(t('export.done')),
    onError: (error) => toast.failed(t('export.failed', { reason: messageOf(error) })),
  })
  if (!can(rights, 'export', list.spec.collection) && !can(rights, 'read', list.spec.collection)) return null

  return (
    // Where the acts are folded, what opens within them belongs to them: a click beside closes both.
    <Menu position="bottom-end" withinPortal={!small}>
      <Menu.Target>
        <Button
          variant="default"
          {...(size && { size })}
          loading={download.isPending}
          leftSection={<IconDownload size={17} />}
        >
          {t('export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(queries === list.rowQueries ? 'export.hint' : 'table.selection')}</Menu.Label>
        {CHOICES.filter(({ format }) => format !== 'labels' || list.meta.labelled).map((choice) => (
          <Menu.Item
            key={choice.named}
            leftSection={<choice.Icon size={17} />}
            onClick={() => {
              onChosen?.()
              void download.mutate(choice)
            }}
          >
            {t(`export.${choice.named}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
