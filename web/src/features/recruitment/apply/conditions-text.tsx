import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PublicExam } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { handledHere, useAction } from '@/api/use-action'
import { ErrorNotice } from '@/engine/error-notice'
import styles from './apply.module.css'
import { askPublic } from './exams'
import { Part } from './part'
import { saveAs } from './receipt'

/** The digest of the notice, and the text of which it is: whoever has both computes it again. */
export function ConditionsText({ exam }: { exam: PublicExam }) {
  const { t } = useTranslation('apply')
  const fetched = useAction({
    mutationFn: async () => {
      const { conditions } = await askPublic<'conditions'>({ id: exam.id, conditions: true })
      if (conditions) saveAs(new Blob([conditions], { type: 'application/json' }), 'conditions.json')
      return conditions
    },
    onError: handledHere,
  })
  if (!exam.conditionsHash) return null
  return (
    <Part title={t('digest.title')}>
      <Text size="sm">{t('digest.hint')}</Text>
      <Text size="sm" dir="ltr" className={styles.digest}>
        {exam.conditionsHash}
      </Text>
      {exam.seed && (
        <>
          <Text size="sm">{t('digest.seed')}</Text>
          <Text size="sm" dir="ltr" className={styles.digest}>
            {exam.seed}
          </Text>
        </>
      )}
      <ErrorNotice>{fetched.error === undefined ? undefined : messageOf(fetched.error)}</ErrorNotice>
      {fetched.data === null && <Text size="sm">{t('digest.gone')}</Text>}
      <Button variant="default" size="sm" mt="xs" onClick={() => fetched.mutate()} loading={fetched.isPending}>
        {t('digest.save')}
      </Button>
    </Part>
  )
}
