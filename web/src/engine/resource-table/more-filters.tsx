import { Button, FocusTrap, Popover, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { FilterField } from './filter-field'
import { boundsOf } from './quick-days'
import { chosenFilters, type List } from './use-list'

const Dialog = lazy(() => import('@/ui/dialog').then((module) => ({ default: module.Dialog })))

const QuickDaysRow = lazy(() => import('./quick-days-menu').then((all) => ({ default: all.QuickDaysRow })))

interface MoreFiltersProps<C extends CollectionId> {
  list: List<C>
  filters: List<C>['filters']
  labels: Record<string, string>
  small: boolean
}

/** The filters that do not stand in the bar: behind one button, which counts those that are set. */
export function MoreFilters<C extends CollectionId>(props: MoreFiltersProps<C>) {
  const { list, filters, small } = props
  const { t } = useTranslation('parts')
  const [open, setOpen] = useState(false)
  const count = chosenFilters(list, filters)
  const button = (
    <Button variant="default" leftSection={<IconFilter size={17} />} onClick={() => setOpen(!open)}>
      {t(small ? 'table.filters' : 'table.moreFilters')}
      {count > 0 && ` (${count})`}
    </Button>
  )
  if (small) {
    return (
      <>
        {button}
        <Suspense>
          {open && (
            <Dialog title={t('table.filters')} onClose={() => setOpen(false)}>
              <Fields {...props} />
              <Button fullWidth mt="lg" onClick={() => setOpen(false)} data-autofocus>
                {t('table.show', { count: list.total })}
              </Button>
            </Dialog>
          )}
        </Suspense>
      </>
    )
  }
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={340} trapFocus shadow="md">
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <FocusTrap.InitialFocus />
        <Fields {...props} inPopover />
      </Popover.Dropdown>
    </Popover>
  )
}

function Fields<C extends CollectionId>(props: MoreFiltersProps<C> & { inPopover?: boolean }) {
  const { list, filters, labels, inPopover } = props
  const bounds = boundsOf(filters)
  return (
    <Stack gap="sm">
      <Suspense>{bounds && <QuickDaysRow bounds={bounds} onChange={list.change} />}</Suspense>
      {filters.map((filter) => (
        <FilterField key={filter.param} list={list} filter={filter} labels={labels} inPopover={inPopover} />
      ))}
    </Stack>
  )
}
