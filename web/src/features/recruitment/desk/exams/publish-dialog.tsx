import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { Recruitments } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { doAct } from '@/engine/acts/do-act'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inLanguage } from '@/i18n/names'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

interface PublishDialogProps {
  row: Recruitments
  onClose: () => void
}

/** Says what publishing freezes, and whom an appeal would lack. */
export default function PublishDialog({ row, onClose }: PublishDialogProps) {
  const publish = useActMeta('recruitments', 'recruitments.publish')
  return (
    <ActionDialog
      collection="recruitments"
      title={publish.title}
      text={publish.text}
      action={publish.label}
      fields={[]}
      footer={() => <SettlersWarning exam={row.$id} />}
      run={() => doAct(publish, row.$id, {})}
      onDone={() => {
        toast.done(publish.done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Tests whose appeals nobody would be left to settle: a seat costs nothing yet. */
function SettlersWarning({ exam }: { exam: string }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const { data } = useQuery({ ...readingQuery('recruitments.missingSettlers', { id: exam }), staleTime: 0 })
  if (!data || data.tests.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={t('acts.missingSettlers.title')}>
      <List size="sm">
        {data.tests.map(({ examTestId, labelFr, labelAr, missing }) => (
          <List.Item key={examTestId}>
            {t('acts.missingSettlers.test', { test: inLanguage(labelFr, labelAr, language), count: missing })}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('acts.missingSettlers.hint')}
      </Text>
    </Alert>
  )
}
