import { Button, Text } from '@mantine/core'
import { IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Appeals } from '@/api/schema.gen'

const DecideDialog = lazy(() => import('./decide-dialog'))
const CarryOutDialog = lazy(() => import('./carry-out-dialog'))

/** An appeal is decided by whoever did not decide first; one that was accepted is carried out by another than who decided. */
export default function AppealActions({ row }: { row: Appeals }) {
  const { t } = useTranslation('exams')
  const rights = useRights()
  const [open, setOpen] = useState<'accepted' | 'refused' | 'carryOut'>()
  const close = () => setOpen(undefined)
  // Whoever keeps the exam moves no mark and no presence.
  const isOfCommittee = row.about === 'mark' || row.about === 'presence'
  const isOpen = row.state === 'filed' || (row.state === 'accepted' && !row.carriedOutAt)
  if (isOpen && isOfCommittee && holds(rights, 'recruitment-system', 'update')) {
    return (
      <Text size="sm" c="dimmed">
        {t('appeals.decide.byCommittee')}
      </Text>
    )
  }
  const isFirst = row.firstDecidedByIds?.includes(rights.profile.$id)
  if (row.state === 'filed' && isFirst) {
    return (
      <Text size="sm" c="dimmed">
        {t('appeals.decide.notYours')}
      </Text>
    )
  }
  return (
    <>
      {row.state === 'filed' && (
        <>
          <Button variant="default" color="red" leftSection={<IconX size={17} />} onClick={() => setOpen('refused')}>
            {t('appeals.decide.refuse')}
          </Button>
          <Button leftSection={<IconCheck size={17} />} onClick={() => setOpen('accepted')}>
            {t('appeals.decide.accept')}
          </Button>
        </>
      )}
      {row.state === 'accepted' && !row.carriedOutAt && row.decidedById !== rights.profile.$id && (
        <Button leftSection={<IconPlayerPlay size={17} />} onClick={() => setOpen('carryOut')}>
          {t('appeals.carryOut.action')}
        </Button>
      )}
      <Suspense>
        {(open === 'accepted' || open === 'refused') && <DecideDialog row={row} decision={open} onClose={close} />}
        {open === 'carryOut' && <CarryOutDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
