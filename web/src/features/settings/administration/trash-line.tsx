import { Button, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { restore, type Trashed, trashQuery } from '@/api/trash'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorDialog } from '@/engine/error-dialog'
import { summarizeErrors } from '@/engine/error-summary'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Item } from '@/ui/item-list'
import { toast } from '@/ui/toast'
import { useActorName } from '@/ui/use-actor-name'
import { useLanguage } from '@/ui/use-language'

/** One deleted document. */
export function TrashLine({ line }: { line: Trashed }) {
  const { t } = useTranslation('administration')
  const actorName = useActorName()
  const language = useLanguage()
  const client = useQueryClient()
  const { one } = useMeta(line.collection)
  const title = inLanguage(line.title, line.titleAr, language)
  const name = title ? `${one} — ${title}` : one
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: () => restore(line.collection, line.id),
    onSuccess: () => {
      toast.done(t('trash.restored', { name }))
      return client.invalidateQueries(trashQuery)
    },
    onError: handledHere,
  })
  return (
    <Item
      name={<span className="name">{title || t('trash.untitled')}</span>}
      actions={
        line.restorable && (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            leftSection={<IconRestore size={16} aria-hidden />}
            aria-label={t('trash.restoreNamed', { name })}
            onClick={() => mutate()}
          >
            {t('trash.restore')}
          </Button>
        )
      }
    >
      <Text size="sm">{one}</Text>
      <Text size="sm" c="dimmed">
        {t('trash.deleted', { who: actorName(line), when: formatInstant(line.at, language) })}
      </Text>
      <ErrorDialog summary={summarizeErrors(t('trash.refused'), [{ name, error }])} onClose={reset} />
    </Item>
  )
}
