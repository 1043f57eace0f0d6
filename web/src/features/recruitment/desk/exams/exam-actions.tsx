import { Button, Menu, Stack, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Recruitments } from '@/api/schema.gen'
import { ButtonLink } from '@/ui/links'
import { type ExamAct, openSteps, type RareAct, rareSteps } from './exam-steps'
import { useObstacles } from './use-obstacles'

const ExamStepDialog = lazy(() => import('./exam-step-dialog'))
const CorrigendumDialog = lazy(() => import('./corrigendum-dialog'))

interface ExamActionsProps {
  row: Recruitments
  edit: ReactNode
  remove: ReactNode
}

/** A step before its turn is shown with what it waits for, and not offered. */
function Usual({
  step,
  why = [],
  onPress,
}: {
  step: ExamAct
  why?: readonly string[] | undefined
  onPress: () => void
}) {
  const { t } = useTranslation('exams')
  const id = useId()
  if (why.length === 0) return <Button onClick={onPress}>{t(`acts.${step}`)}</Button>
  return (
    <Stack gap={2}>
      <Button disabled aria-describedby={id}>
        {t(`acts.${step}`)}
      </Button>
      <Text id={id} size="xs" c="dimmed">
        {why.join(' · ')}
      </Text>
    </Stack>
  )
}

/** What the secretariat does with an exam from where it stands: the usual step is the filled button. */
export default function ExamActions({ row, edit, remove }: ExamActionsProps) {
  const { t } = useTranslation('exams')
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const [open, setOpen] = useState<ExamAct | RareAct>()
  const { data: lists = [] } = useQuery({
    ...allQuery('examLists', [Query.equal('recruitmentId', row.$id)]),
    enabled: isStaff && row.status === 'closed',
  })
  const obstacles = useObstacles(row, isStaff)
  if (!isStaff) return null
  const steps = openSteps(
    row,
    new Date(),
    lists.map(({ kind }) => kind),
  )
  const [usual, ...others] = [...steps].reverse()
  const rare = [...others, ...rareSteps(row)]
  const close = () => setOpen(undefined)
  return (
    <>
      {row.status === 'draft' && remove}
      {edit}
      {(row.status === 'open' || row.status === 'closed') && (
        <ButtonLink
          to="/recruitment-system/candidates"
          search={{ recruitment: row.$id, status: 'submitted' }}
          variant="default"
        >
          {t('review.open')}
        </ButtonLink>
      )}
      {rare.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px="xs" aria-label={t('acts.more')}>
              <IconDots size={18} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rare.map((one) => (
              <Menu.Item key={one} {...(one === 'cancel' && { color: 'red' })} onClick={() => setOpen(one)}>
                {t(`acts.${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {usual && <Usual step={usual} why={obstacles[usual]} onPress={() => setOpen(usual)} />}
      <Suspense>
        {open === 'corrigendum' && <CorrigendumDialog row={row} onClose={close} />}
        {open && open !== 'corrigendum' && <ExamStepDialog row={row} step={open} onClose={close} />}
      </Suspense>
    </>
  )
}
