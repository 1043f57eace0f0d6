import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'

/** The way to a paper file: candidates are made by an act, which the list does not know. */
export function EntryLink({ exam }: { exam?: string }) {
  const { t } = useTranslation('candidates')
  if (!holds(useRights(), 'recruitment-system', 'update')) return null
  return (
    <ButtonLink
      {...linkTo(paths.newCandidate(exam ? { recruitment: exam } : {}))}
      aria-keyshortcuts="n"
      leftSection={<IconPlus size={17} />}
    >
      {t('add')}
    </ButtonLink>
  )
}
