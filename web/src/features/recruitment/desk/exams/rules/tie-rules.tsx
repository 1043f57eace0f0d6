import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { readTies, TIES, type Tie } from './rules'

const TEST = 'test:'

/** A criterion by its name; a test goes by its own. */
export function TieName({ tie }: { tie: Tie }) {
  const { t } = useTranslation('exams')
  const known = TIES.find((one) => one === tie)
  if (known) return t(`tie.${known}`)
  return <TestName id={tie.replace(TEST, '')} />
}

function TestName({ id }: { id: string }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const { data } = useQuery(oneQuery('examTests', id))
  return data ? titleOf(data, language) : t('tie.test')
}

/** What separates people of one score, the first criterion first. */
export default function TieRules({ value }: { value: unknown }) {
  const { t } = useTranslation('exams')
  return (
    <ol style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {readTies(value).map((tie) => (
        <li key={tie}>
          <TieName tie={tie} />
        </li>
      ))}
      <li>{t('tie.draw')}</li>
    </ol>
  )
}
