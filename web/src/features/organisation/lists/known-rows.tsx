import { Button, Group } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useAction } from '@/api/use-action'
import { Can } from '@/engine/can'

interface KnownRowsProps {
  collection: 'grades' | 'jobTitles'
  /** The button for a new row. */
  add: ReactNode
}

/** What an empty list of grades or functions offers: those that communes have, beside one of its own. */
export function KnownRows({ collection, add }: KnownRowsProps) {
  const { t } = useTranslation('organisation')
  const { mutate, isPending } = useAction({ mutationFn: () => act(`${collection}.addKnown`) })
  return (
    <Group justify="center">
      <Can collection={collection} verb="create">
        <Button leftSection={<IconListCheck size={18} />} loading={isPending} onClick={() => mutate()}>
          {t(`known.${collection}`)}
        </Button>
      </Can>
      {add}
    </Group>
  )
}
