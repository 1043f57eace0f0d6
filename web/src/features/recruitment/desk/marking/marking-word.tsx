import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import type { Marking, Word } from './machine'

/** What became of what was typed, said to who looks and to who listens. */
export function MarkingWord({ marking }: { marking: Marking }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const word = 'word' in marking ? marking.word : undefined
  const again = marking.step === 'mark' && !word && marking.of.mark !== null
  const say = (one: Word): string => {
    if (one.kind === 'refused') return one.message
    if (one.kind === 'fault') return t(`faults.${one.fault}`)
    if (one.kind === 'saved') return t('said.saved', { number: one.number, mark: formatAmount(one.mark, language) })
    return t(`said.${one.kind}`, { number: one.number })
  }
  const isGood = word?.kind === 'saved' || word?.kind === 'compared'
  return (
    <Text role="status" size="sm" mih={22} mt="xs" {...(word && !isGood && { c: 'red' })} fw={word ? 600 : undefined}>
      {marking.step === 'sent' && t('said.sending')}
      {word && say(word)}
      {again && t('said.again')}
    </Text>
  )
}
