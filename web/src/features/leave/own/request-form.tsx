import { Card, SimpleGrid, Textarea, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actUnder } from '@/api/actions'
import type { SentLeave } from '@/api/actions.gen'
import { typesInForce, USUAL_TYPE } from '@/api/leave-types'
import type { LeaveRequests, LeaveTypes } from '@/api/schema.gen'
import { useActionForm } from '@/engine/action-dialog/use-action-form'
import { defaultField } from '@/engine/record-form/default-field'
import { inputProps } from '@/engine/record-form/input-props'
import { PageForm } from '@/engine/record-form/page-form'
import { useCancel } from '@/engine/record-form/use-cancel'
import type { FieldInputProps } from '@/fields/field-input'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import { SearchSelect } from '@/fields/search-select'
import { inLanguage } from '@/i18n/names'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import { DaysField } from './days-field'
import { draftOf } from './draft'
import styles from './leaves.module.css'
import { RequestPreview } from './request-preview'

const WHEN = ['type', 'eventDate', 'startDate', 'endDate', 'startHalf', 'endHalf'] as const
const MORE = ['reason', 'certificateId', 'replacementId', 'addressFr', 'phone'] as const

interface RequestFormProps {
  versions: readonly LeaveTypes[]
  request?: LeaveRequests | undefined
  /** Of whom it is, where that is not its reader. */
  employee?: string | undefined
  /** Told whom it is for, where human resources enter it. */
  onEmployee?: ((id: string | undefined) => void) | undefined
}

/** The form of a request, and what it would take as it is filled in. */
export function RequestForm({ versions, request, employee, onEmployee }: RequestFormProps) {
  const { t } = useTranslation('leave')
  const navigate = useNavigate()
  const small = useSmall()
  const [pastReason, setPastReason] = useState(request?.pastReason ?? '')
  const files = useFormFiles('leaveRequests', request?.$id ?? 'new')
  const isForOther = employee !== undefined || onEmployee !== undefined
  const more = { id: request?.$id, employeeId: employee, ...(isForOther && pastReason && { pastReason }) }
  const state = useActionForm({
    collection: 'leaveRequests',
    fields: [...WHEN, ...MORE],
    required: ['type', 'startDate', 'endDate'],
    initial: request ?? { type: versions.find(({ code }) => code === USUAL_TYPE)?.code },
    kept: request?.$id ?? (isForOther ? 'new other' : 'new'),
    run: (data, key) =>
      actUnder(key, 'leaveRequests.submit', { ...draftOf(data), ...more }) as Promise<LeaveRequests & SentLeave>,
    onDone: (made) => {
      files.settle(made)
      toast.done(t('form.done'))
      void navigate(linkTo(paths.leave(made.$id)))
    },
  })
  const { fields, form } = state
  const cancel = useCancel(paths.leaves())
  const type = versions.findLast(({ code }) => code === form.values.type)
  const isAsked = (name: string) => {
    if (name === 'startHalf' || name === 'endHalf') return type?.halfDays === true
    if (name === 'eventDate') return type?.fromEvent === true
    return name !== 'certificateId' || type?.certificate === true || type?.isMedical === true
  }
  const days = (
    <DaysField
      value={{ startDate: (form.values.startDate as string) || null, endDate: (form.values.endDate as string) || null }}
      onChange={(chosen) => form.setValues({ ...chosen })}
      error={(form.errors.startDate ?? form.errors.endDate) as string | undefined}
      employee={employee}
    />
  )
  const inputOf = (props: FieldInputProps) => {
    if (props.field.name === 'type') return <TypeField {...props} versions={versions} />
    return small && props.field.name === 'startDate' ? days : defaultField(props, form.values)
  }
  const inputs = (names: readonly string[]) =>
    fields
      .filter(({ name }) => names.includes(name) && isAsked(name) && !(small && name === 'endDate'))
      .map((field) => <Fragment key={field.name}>{inputOf(inputProps(field, form))}</Fragment>)
  return (
    <FormFilesPlace value={files.place}>
      <PageForm
        state={state}
        action={t('form.send')}
        sending={files.pending}
        onSubmit={state.submit}
        onCancel={cancel}
        className={styles.form}
      >
        {isForOther && (
          <Card withBorder>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {onEmployee && (
                <RecordPicker
                  collection="employees"
                  label={t('form.employee')}
                  value={employee ?? null}
                  onChange={(id) => onEmployee(id ?? undefined)}
                />
              )}
              <Textarea
                label={t('form.pastReason')}
                description={t('form.pastHint')}
                autosize
                dir="auto"
                value={pastReason}
                onChange={(event) => setPastReason(event.currentTarget.value)}
              />
            </SimpleGrid>
          </Card>
        )}
        <Card withBorder>
          <Title order={2} size="h4" mb="sm">
            {t('form.when')}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>{inputs(WHEN)}</SimpleGrid>
        </Card>
        <RequestPreview values={form.values} more={more} />
        <Card withBorder>
          <Title order={2} size="h4" mb="sm">
            {t('form.more')}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>{inputs(MORE)}</SimpleGrid>
        </Card>
      </PageForm>
    </FormFilesPlace>
  )
}

/** The types that may be asked for today, by their names. */
function TypeField({ field, value, onChange, error, versions }: FieldInputProps & { versions: readonly LeaveTypes[] }) {
  const language = useLanguage()
  const options = typesInForce(versions, language).map((type) => ({
    value: type.code,
    label: inLanguage(type.nameFr, type.nameAr, language),
  }))
  return (
    <SearchSelect
      id={inputId(field.name)}
      label={field.label}
      required
      data={options}
      value={(value as string) || null}
      onChange={onChange}
      error={error}
    />
  )
}
