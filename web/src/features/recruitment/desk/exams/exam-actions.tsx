import {
  IconBan,
  IconCheck,
  IconFilePencil,
  IconListCheck,
  IconListDetails,
  IconLock,
  IconMessages,
  IconPencilCheck,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { MoreActions } from '@/engine/record-page/more-actions'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { ExamActs } from './exam-acts'
import { useExamActs } from './use-acts'

const STEP = { isMain: () => true }
const STEPS: Acts<'recruitments'> = {
  'recruitments.publish': { ...STEP, Icon: IconSpeakerphone, RowDialog: lazy(() => import('./publish-dialog')) },
  'recruitments.close': { ...STEP, Icon: IconLock },
  'recruitments.publishProvisional': {
    ...STEP,
    Icon: IconListDetails,
    RowDialog: lazy(() => import('./provisional-dialog')),
  },
  'recruitments.publishDefinitive': { ...STEP, Icon: IconListCheck },
  'recruitments.startWritten': { ...STEP, Icon: IconPencilCheck },
  'recruitments.scheduleOral': { ...STEP, Icon: IconMessages },
  'recruitments.complete': { ...STEP, Icon: IconCheck },
}
/** What ends or changes what was published. */
const RARE: Acts<'recruitments'> = {
  'recruitments.corrigendum': { Icon: IconFilePencil, RowDialog: lazy(() => import('./corrigendum-dialog')) },
  'recruitments.cancel': { Icon: IconBan },
}

interface ExamActionsProps {
  row: Recruitments
  edit: ReactNode
  remove: ReactNode
}

/** What the secretariat does with an exam from where it stands, the usual step last. */
export default function ExamActions({ row, edit, remove }: ExamActionsProps) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const state = useExamActs(row.$id)
  return (
    <>
      {row.status === 'draft' && remove}
      {edit}
      {isStaff && (row.status === 'open' || row.status === 'closed') && (
        <ButtonLink
          to="/recruitment-system/candidates"
          search={{ recruitment: row.$id, status: 'submitted' }}
          variant="default"
        >
          {t('review.open')}
        </ButtonLink>
      )}
      {state?.open.some((act) => act in RARE) && (
        <MoreActions>
          <ActButtons collection="recruitments" row={row} acts={RARE} state={state} name={titleOf(row, language)} />
        </MoreActions>
      )}
      <ExamActs exam={row} acts={STEPS} />
    </>
  )
}
