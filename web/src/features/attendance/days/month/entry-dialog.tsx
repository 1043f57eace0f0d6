import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, act } from '@/api/actions'
import type { EnteredAbsenceDay } from '@/api/actions.gen'
import { useAction } from '@/api/use-action'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { formatDay } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import type { Chosen } from './cells'

/** What was said for them. */
type Grounds = Omit<ActionInput<'absences.enter'>, 'cells' | 'dryRun'>

interface EntryDialogProps {
  cells: Chosen
  nameOf: (employeeId: string) => string
  onDone: () => void
  onClose: () => void
}

const TONES = { entered: 'info', justified: 'good', refused: 'bad' } as const

async function enter(cells: Chosen, grounds: Grounds, dryRun: boolean) {
  return (await act('absences.enter', { cells: [...cells], ...grounds, dryRun })).cells
}

/** Why these people were absent on these days: tried first, written after a look at what would become of each. */
export default function EntryDialog(props: EntryDialogProps) {
  const { cells, onClose } = props
  const { t } = useTranslation('attendance')
  const { text } = useActMeta('absences', 'absences.justify')
  const [tried, setTried] = useState<{ grounds: Grounds; lines: EnteredAbsenceDay[] }>()
  const files = useFormFiles('absences', `grid.${cells.map(({ employeeId, date }) => employeeId + date).join('.')}`)
  return (
    <FormFilesPlace value={files.place}>
      {tried ? (
        <Outcome {...props} {...tried} onBack={() => setTried(undefined)} />
      ) : (
        <ActionDialog
          collection="absences"
          title={t('month.entry.title', { count: cells.length })}
          text={text}
          action={t('month.entry.try')}
          size="lg"
          fields={['reason', 'explanation', 'fileId', 'medicalFileId']}
          required={['reason']}
          // A certificate is kept apart, for it tells of somebody's health.
          isVisible={(field, { reason }) => {
            if (field === 'medicalFileId') return reason === 'sick'
            return field !== 'fileId' || reason !== 'sick'
          }}
          run={async ({ reason, explanation, fileId, medicalFileId }) => {
            const proof = reason === 'sick' ? { medicalFileId } : { fileId }
            const grounds = { reason: reason ?? 'unknown', explanation, ...proof }
            return { grounds, lines: await enter(cells, grounds, true) }
          }}
          onDone={setTried}
          onClose={onClose}
        />
      )}
    </FormFilesPlace>
  )
}

interface OutcomeProps extends EntryDialogProps {
  grounds: Grounds
  lines: EnteredAbsenceDay[]
  onBack: () => void
}

/** What each day would be; those that are refused are left out of what is written. */
function Outcome({ grounds, lines, nameOf, onDone, onClose, onBack }: OutcomeProps) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const taken = lines.filter(({ done }) => done !== 'refused')
  const write = useAction({
    mutationFn: () => enter(taken, grounds, false),
    onSuccess: (written) => {
      toast.done(t('month.entry.done', { count: written.length }))
      onClose()
      onDone()
    },
  })
  return (
    <Dialog title={t('month.entry.title', { count: lines.length })} onClose={onClose} size="lg">
      <Stack>
        <Text size="sm">{t('month.entry.tried')}</Text>
        <Table.ScrollContainer minWidth={0}>
          <Table>
            <Table.Tbody>
              {lines.map((line) => (
                <Table.Tr key={line.employeeId + line.date}>
                  <Table.Th scope="row">
                    <bdi>{nameOf(line.employeeId)}</bdi>
                  </Table.Th>
                  <Table.Td>{formatDay(line.date, language)}</Table.Td>
                  <Table.Td>
                    <StatusBadge tone={TONES[line.done]}>{t(`month.entry.words.${line.done}`)}</StatusBadge>
                    {line.message && (
                      <Text size="xs" c="dimmed">
                        {line.message}
                      </Text>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            {t('month.entry.back')}
          </Button>
          <Button disabled={taken.length === 0} loading={write.isPending} onClick={() => write.mutate()}>
            {t('month.entry.write', { count: taken.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
