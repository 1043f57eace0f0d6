import { Button, Group } from '@mantine/core'
import { IconCertificate, IconMail } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'

const IssueDialog = lazy(() => import('./issue-dialog'))
const LetterDialog = lazy(() => import('./letter-dialog'))

/** Issues a paper or writes a letter, for who may print. */
export function IssueButtons({ row }: { row: Employees }) {
  const { t } = useTranslation('papers')
  const [open, setOpen] = useState<'paper' | 'letter'>()
  const close = () => setOpen(undefined)
  if (!holds(useRights(), 'rh-managements', 'print')) return null
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconMail size={17} />} onClick={() => setOpen('letter')}>
        {t('letter.open')}
      </Button>
      <Button leftSection={<IconCertificate size={17} />} onClick={() => setOpen('paper')}>
        {t('issue.open')}
      </Button>
      <Suspense>
        {open === 'paper' && <IssueDialog row={row} onClose={close} />}
        {open === 'letter' && <LetterDialog row={row} onClose={close} />}
      </Suspense>
    </Group>
  )
}
