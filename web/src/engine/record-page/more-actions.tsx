import { ActionIcon, Popover, Stack } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

/** What is done rarely, or destroys: behind a button, out of the way of what is done daily. */
export function MoreActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('parts')
  return (
    <Popover keepMounted position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('table.more')}>
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
