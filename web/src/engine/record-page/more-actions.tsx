import { ActionIcon, Popover, Stack } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
