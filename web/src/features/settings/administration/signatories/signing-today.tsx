import { Card, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Signatory } from '@/api/org-settings'
import { today } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { usePaperKinds } from '../use-paper-kinds'
import { signerOf } from './signatory'

/** What the list comes to: whose name a paper of each kind bears if it is issued today. */
export function SigningToday({ all }: { all: readonly Signatory[] }) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const kinds = usePaperKinds()
  if (kinds.length === 0) return null
  const name = (one: Signatory | undefined) =>
    one ? inLanguage(one.nameFr, one.nameAr, language) : t('signatories.nobody')
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="xs">
        {t('signatories.today')}
      </Title>
      <Details>
        {kinds.map(({ kind, label }) => (
          <Detail key={kind} label={label}>
            {name(signerOf(all, kind, today()))}
          </Detail>
        ))}
      </Details>
    </Card>
  )
}
