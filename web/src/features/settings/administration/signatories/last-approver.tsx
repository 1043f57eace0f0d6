import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { remove } from '@/api/documents'
import { LAST_APPROVER, lastApproverOf, orgDocumentsQuery } from '@/api/org-settings'
import { useAction } from '@/api/use-action'
import { RecordPicker } from '@/fields/record-picker'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'

/** Who decides a request where nobody else is left to. */
export function LastApprover() {
  const { t } = useTranslation('papers')
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  const known = lastApproverOf(documents)
  const [chosen, setChosen] = useState(known)
  const saving = useAction({
    mutationFn: (): Promise<unknown> => {
      if (chosen) return keepSetting(documents, LAST_APPROVER, chosen)
      const former = documents.find(({ key }) => key === LAST_APPROVER)
      return former ? remove('settings', former.$id) : Promise.resolve()
    },
    invalidates: 'settings',
    onSuccess: () => toast.done(t('saved')),
  })
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4">
        {t('lastApprover.title')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('lastApprover.hint')}
      </Text>
      <Group align="flex-end" gap="sm">
        <RecordPicker
          collection="employees"
          label={t('lastApprover.label')}
          description={t('lastApprover.nobody')}
          value={chosen}
          onChange={(employee) => setChosen(employee)}
        />
        <Button loading={saving.isPending} disabled={chosen === known} onClick={() => saving.mutate()}>
          {t('lastApprover.save')}
        </Button>
      </Group>
    </Card>
  )
}
