import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import { formatAmount } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { newLine, type PartLine, partsTotal, shortages } from './lines'
import { PartRow } from './part-row'
import { useStock } from './use-stock'

interface PartsEditorProps {
  lines: readonly PartLine[]
  onChange: (lines: PartLine[]) => void
  /** What the server said of single lines, by their keys. */
  refused?: ReadonlyMap<string, string> | undefined
  /** What it said of the list. */
  error?: string | undefined
}

const NONE: ReadonlyMap<string, string> = new Map()

/** The parts that work uses: each with what is left in stock, its quantity and cost, and what they cost together. */
export function PartsEditor({ lines, onChange, refused = NONE, error }: PartsEditorProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const rights = useRights()
  const stock = useStock(lines)
  const short = shortages(lines, new Map([...stock].map(([id, part]) => [id, part.quantity ?? 0])))
  if (!can(rights, 'read', 'spareParts')) return <Text c="dimmed">{t('parts.hidden')}</Text>
  const change = (next: PartLine) => onChange(lines.map((line) => (line.key === next.key ? next : line)))
  return (
    <Stack gap="sm">
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('parts.none')}
        </Text>
      )}
      {lines.map((line, index) => (
        <PartRow
          key={line.key}
          line={line}
          isFirst={index === 0}
          part={stock.get(line.partId)}
          rest={short.get(line.key)}
          refused={refused.get(line.key)}
          onChange={change}
          onRemove={() => onChange(lines.filter((other) => other.key !== line.key))}
        />
      ))}
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={17} />}
          onClick={() => onChange([...lines, newLine(lines)])}
        >
          {t('parts.add')}
        </Button>
        {lines.length > 0 && (
          <Text size="sm" fw={600}>
            {t('parts.sum')} : <span className="ltr tabular">{formatAmount(partsTotal(lines), language)}</span>
          </Text>
        )}
      </Group>
    </Stack>
  )
}
