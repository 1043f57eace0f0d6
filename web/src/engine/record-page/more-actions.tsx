import { ActionIcon, Popover, Stack } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What is done rarely, or destroys: behind a button, out of the way of what is done daily. */
export function MoreActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('parts')
  const [isOpen, setOpen] = useState(false)
  // A dialog that an act opened lives in here: a press in it is a press outside, and would take it away.
  const change = (next: boolean) => setOpen(next || document.querySelector('[aria-modal=true]') !== null)
  return (
    <Popover keepMounted opened={isOpen} onChange={change} position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('table.more')} onClick={() => setOpen(!isOpen)}>
          <IconDots size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {/* What is there unseen waits for itself: the page does not go for it, and nothing is left to wake once it is gone. */}
        <Suspense>
          <Stack gap="xs">{children}</Stack>
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
