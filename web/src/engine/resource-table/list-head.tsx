import { ActionIcon, Popover, Stack } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { PageHead } from '@/ui/page-head'
import { useSmall } from '@/ui/use-small'
import { ImportButton } from '../import/import-button'
import { ExportMenu } from './export-menu'
import { PrintButton } from './print-button'
import styles from './table.module.css'
import type { List } from './use-list'

interface ListHeadProps<C extends CollectionId> {
  list: List<C>
  title: string
  hint: string
  /** What stands above the printed list, where it is not the title of the screen. */
  printed?: string
  filterLabels?: Record<string, string>
  /** What leads to a new one. */
  add?: ReactNode
  /** What is told beside the actions. */
  children?: ReactNode
}

/** The head of a list: its title, and what can be done with all that its filters choose; on a phone folded, but for a new one. */
export function ListHead<C extends CollectionId>(props: ListHeadProps<C>) {
  const { list, title, hint, printed = title, filterLabels, add, children } = props
  const { t } = useTranslation('parts')
  const small = useSmall()
  const [isUnfolded, setUnfolded] = useState(false)
  const acts = (
    <>
      <PrintButton list={list} title={printed} filterLabels={filterLabels} />
      <ExportMenu list={list} onChosen={() => setUnfolded(false)} />
      <ImportButton collection={list.spec.collection} />
    </>
  )
  const actions = small ? (
    <>
      {children}
      <Popover keepMounted position="bottom-end" shadow="md" opened={isUnfolded} onChange={setUnfolded}>
        <Popover.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('table.more')}
            onClick={() => setUnfolded((was) => !was)}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          {/* What is there unseen waits for itself, as in `MoreActions`. */}
          <Suspense>
            <Stack gap="xs">{acts}</Stack>
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <div className={styles.add}>{add}</div>
    </>
  ) : (
    <>
      {children}
      {acts}
      {add}
    </>
  )
  return <PageHead title={title} hint={hint} actions={actions} />
}
