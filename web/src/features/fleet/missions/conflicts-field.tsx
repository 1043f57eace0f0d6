import { Anchor, Button, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { administersMissions } from '@/api/rights'
import { SaveNote } from '@/engine/record-form/save-note'
import { FieldInput, type FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import type { FormValues } from '@/fields/values'
import { Notice } from '@/ui/notice'
import ConflictLines from './conflict-lines'
import { conflictQuestion } from './conflict-question'
import { useCarsAtHours } from './free-cars'

/** What stands against the mission as it is typed, asked of the server once the typing rests. */
function useConflicts(values: FormValues, id?: string) {
  const question = conflictQuestion(values, id)
  const [asked] = useDebouncedValue(JSON.stringify(question), 400)
  const { data } = useQuery({
    ...readingQuery('missions.conflicts', asked ? JSON.parse(asked) : {}),
    // A wrong field is told where it stands; there is nothing to say of conflicts until it is right.
    retry: false,
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  return question && asked ? (data?.conflicts ?? []) : []
}

/** Why the mission would be refused; whoever administers missions may say why it goes all the same. */
export default function ConflictsField({
  values,
  id,
  ...props
}: FieldInputProps & { values: FormValues; id?: string | undefined }) {
  const { t } = useTranslation('missions')
  const overrides = administersMissions(useRights())
  const conflicts = useConflicts(values, id)
  const box = useRef<HTMLDivElement>(null)
  if (conflicts.length === 0 && !(props.value && overrides)) return null
  return (
    <Stack gap="sm">
      {conflicts.length > 0 && (
        <div role="status" ref={box}>
          <Notice tone="warn" title={t('conflicts.title')} icon={<IconAlertTriangle size={20} aria-hidden="true" />}>
            <ConflictLines conflicts={conflicts} />
            {t(overrides ? 'conflicts.override' : 'conflicts.change')}
            {conflicts.some(({ field }) => field === 'carId') && <FreeCars values={values} id={id} />}
          </Notice>
          <SaveNote>
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => box.current?.scrollIntoView({ block: 'center' })}
            >
              {t('conflicts.count', { count: conflicts.length })}
            </Anchor>
          </SaveNote>
        </div>
      )}
      {overrides && <FieldInput {...props} />}
    </Stack>
  )
}

/** The way to the cars that are free at these hours, as the field of the car offers them. */
function FreeCars({ values, id }: { values: FormValues; id?: string | undefined }) {
  const { t } = useTranslation('missions')
  const { cars } = useCarsAtHours(values, id)
  if (!cars || cars.free.length === 0) return cars ? <div>{t('atHours.none')}</div> : null
  const open = () => {
    const input = document.getElementById(inputId('carId'))
    input?.scrollIntoView({ block: 'center' })
    input?.focus()
    input?.click()
  }
  return (
    <div>
      <Button variant="default" size="xs" mt="xs" onClick={open}>
        {t('atHours.offer', { count: cars.free.length })}
      </Button>
    </div>
  )
}
