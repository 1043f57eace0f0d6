import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconArrowMerge } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf, typeOf } from '@/api/errors'
import { useRights } from '@/api/hooks'
import { titleOf } from '@/api/titles'
import { handledHere, useAction } from '@/api/use-action'
import { RecordPicker } from '@/fields/record-picker'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

type Units = 'annexes' | 'services' | 'bureaux' | 'divisions' | 'directions'

const KEPT = ['sum', 'into', 'from'] as const

interface MergeButtonProps {
  collection: Units
  row: { $id: string }
}

/** Two units that are one: all that names this one names the other from now on, which knows its names. For administrators. */
function MergeButton({ collection, row }: MergeButtonProps) {
  const { t } = useTranslation('organisation')
  const { admin } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!admin) return null
  return (
    <>
      <Button variant="default" leftSection={<IconArrowMerge size={17} />} onClick={() => setOpen(true)}>
        {t('merge.action')}
      </Button>
      {isOpen && <MergeDialog collection={collection} row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

function MergeDialog({ collection, row, onClose }: MergeButtonProps & { onClose: () => void }) {
  const { t } = useTranslation(['organisation', 'common'])
  const language = useLanguage()
  const [into, setInto] = useState<{ id: string; name: string }>()
  const [reports, setReports] = useState<(typeof KEPT)[number]>()
  const merge = useAction({
    mutationFn: () => act(`${collection}.merge`, { id: row.$id, intoId: into?.id ?? '', reports }),
    onSuccess: () => {
      toast.done(t('merge.done', { name: into?.name }))
      // The unit is gone: its page leads nowhere any more.
      window.history.back()
    },
    onError: handledHere,
  })
  const isAskedOf = merge.error !== undefined && typeOf(merge.error) === 'annexe_reports_differ'
  return (
    <Dialog title={t('merge.title', { name: titleOf(row, language) })} onClose={onClose}>
      <Stack>
        <Text>{t('merge.text')}</Text>
        <RecordPicker
          collection={collection}
          label={t('merge.into')}
          value={into?.id ?? null}
          baseQueries={[Query.notEqual('$id', row.$id)]}
          onChange={(id, chosen) => setInto(id && chosen ? { id, name: titleOf(chosen, language) } : undefined)}
        />
        {(isAskedOf || reports) && (
          <Radio.Group
            label={t('merge.reports.label')}
            value={reports ?? ''}
            onChange={(kept) => setReports(KEPT.find((one) => one === kept))}
          >
            <Stack gap="xs" mt="xs">
              {KEPT.map((kept) => (
                <Radio key={kept} value={kept} label={t(`merge.reports.${kept}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {merge.error !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
            {messageOf(merge.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button color="red" disabled={!into} loading={merge.isPending} onClick={() => merge.mutate()}>
            {t('merge.action')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The button of the units of one kind. */
const mergeOf = (collection: Units) => (props: { row: { $id: string } }) => (
  <MergeButton collection={collection} {...props} />
)

export const MergeAnnexe = mergeOf('annexes')
export const MergeService = mergeOf('services')
export const MergeBureau = mergeOf('bureaux')
export const MergeDivision = mergeOf('divisions')
export const MergeDirection = mergeOf('directions')
