import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CarLegalDocuments } from '@/api/schema.gen'
import { defaultField } from '@/engine/record-form/default-field'
import type { FieldInputProps, FieldRenderer } from '@/fields/field-input'
import { formatAmount, formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { endOf } from './renewal'

/** What is read off the new paper, each beside what stood on the former. */
export function renewalSlots(former: CarLegalDocuments): Record<'validUntil' | 'policyNumber' | 'cost', FieldRenderer> {
  return {
    validUntil: (props) => <EndField {...props} former={former} />,
    policyNumber: (props) => <FormerBelow {...props} former={former.policyNumber} />,
    cost: (props) => <CostField {...props} former={former.cost} />,
  }
}

function FormerBelow({ former, ...props }: FieldInputProps & { former: string | null }) {
  const { t } = useTranslation('cars')
  return (
    <>
      {defaultField(props, {})}
      {former && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('papers.former', { value: former })}
        </Text>
      )}
    </>
  )
}

function CostField({ former, ...props }: FieldInputProps & { former: number | null }) {
  const language = useLanguage()
  return <FormerBelow {...props} former={former === null ? null : formatAmount(former, language)} />
}

/** The end is proposed and never presumed: a year that nobody has read would make the paper valid. */
function EndField({ former, ...props }: FieldInputProps & { former: CarLegalDocuments }) {
  const { t } = useTranslation('cars')
  const language = useLanguage()
  const end = endOf(former)
  return (
    <>
      {defaultField(props, {})}
      {props.value !== end && (
        <Button size="compact-xs" variant="subtle" mt={4} onClick={() => props.onChange(end)}>
          {t('papers.takeEnd', { day: formatDay(end, language) })}
        </Button>
      )}
    </>
  )
}
