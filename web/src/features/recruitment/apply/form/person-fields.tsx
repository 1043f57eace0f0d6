import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicExam } from '@/api/actions.gen'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import styles from '../apply.module.css'
import { REQUIRED, type Typed } from './fields'
import { regionWords } from './regions'

interface FieldsProps {
  exam: PublicExam
  typed: Typed
  set: (name: string, text: string) => void
  errorOf: (name: string) => string | undefined
  /** Whether an application is corrected: nothing is required, what stays empty stays as it was, the card cannot change. */
  isCorrection?: boolean
}

const isRequired = (name: string) => REQUIRED.some((one) => one === name)

/** Everything that is typed, in the order of the paper form. */
export function PersonFields(props: FieldsProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const position = props.exam.positions.find(({ id }) => id === props.typed.positionId)
  const asked = position && inLanguage(position.diplomaFr, position.diplomaAr, language)
  return (
    <>
      <Group title={t('form.choice')}>
        <Choice {...props} />
      </Group>
      <Group title={t('form.person')}>
        <Line {...props} name="nameFr" lang="fr" autoComplete="name" />
        <Line {...props} name="nameAr" lang="ar" />
        {!props.isCorrection && <Line {...props} name="CIN" label={t('form.cin')} ltr autoCapitalize="characters" />}
        <Line
          {...props}
          name="birth_date"
          label={t('form.birthDate')}
          description={t('form.birthDateHint')}
          inputMode="numeric"
          autoComplete="bday"
          ltr
        />
        <Line {...props} name="birth_place" label={t('form.birthPlace')} />
        <Pick {...props} name="sex" label={t('form.sex')} words={{ M: t('form.sexes.M'), F: t('form.sexes.F') }} />
      </Group>
      <Group title={t('form.contact')}>
        <Line {...props} name="phone" type="tel" autoComplete="tel" ltr />
        <Line {...props} name="email" type="email" autoComplete="email" description={t('form.emailHint')} ltr />
        <Line {...props} name="address" autoComplete="street-address" />
        <Pick {...props} name="region" label={t('form.region')} words={regionWords(language)} />
      </Group>
      <Group title={t('form.more')}>
        <Line {...props} name="diploma" description={asked && t('diploma', { diploma: asked })} />
        <Line {...props} name="serviceMonths" inputMode="numeric" ltr />
        <Pick
          {...props}
          name="ground"
          label={t('form.ground')}
          words={{
            ...(props.isCorrection && { none: t('form.grounds.none') }),
            resistant: t('form.grounds.resistant'),
            disability: t('form.grounds.disability'),
          }}
          none={t('form.grounds.none')}
        />
        <Textarea
          label={props.isCorrection ? t('form.accommodation') : <Label text={t('form.accommodation')} />}
          autosize
          minRows={2}
          maxLength={500}
          value={props.typed.accommodation ?? ''}
          onChange={(event) => props.set('accommodation', event.currentTarget.value)}
          error={props.errorOf('accommodation')}
        />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

function Label({ text }: { text: string }) {
  const { t } = useTranslation('apply')
  return (
    <>
      {text} <span style={{ fontWeight: 400 }}>({t('form.optional')})</span>
    </>
  )
}

type LineName = 'nameFr' | 'nameAr' | 'phone' | 'email' | 'address' | 'diploma' | 'serviceMonths'

interface LineProps extends FieldsProps, Omit<React.ComponentProps<typeof TextInput>, 'name' | 'error' | 'value'> {
  name: string
  label?: string
  ltr?: boolean
}

function Line({ exam: _, typed, set, errorOf, isCorrection, name, label, ltr, ...rest }: LineProps) {
  const { t } = useTranslation('apply')
  const text = label ?? t(`form.${name as LineName}`)
  const needed = isRequired(name) && !isCorrection
  return (
    <TextInput
      {...rest}
      name={name}
      label={needed || isCorrection ? text : <Label text={text} />}
      required={needed}
      placeholder={isCorrection ? t('form.unchanged') : undefined}
      dir={ltr ? 'ltr' : undefined}
      spellCheck={false}
      // Beneath, so that the fields of a row stand side by side.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={300}
      value={typed[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value)}
      error={errorOf(name)}
    />
  )
}

interface PickProps extends FieldsProps {
  name: string
  label: string
  words: Record<string, string>
  none?: string
}

/** The telephone's own list: nothing is easier on a small screen. */
function Pick({ typed, set, errorOf, isCorrection, name, label, words, none = '' }: PickProps) {
  const { t } = useTranslation('apply')
  const needed = isRequired(name) && !isCorrection
  return (
    <NativeSelect
      name={name}
      label={needed || isCorrection ? label : <Label text={label} />}
      required={needed}
      value={typed[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value)}
      data={[
        { value: '', label: isCorrection ? t('form.unchanged') : none },
        ...Object.entries(words).map(([value, word]) => ({ value, label: word })),
      ]}
      error={errorOf(name)}
    />
  )
}

function Choice(props: FieldsProps) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const { exam, typed } = props
  const positions = exam.positions.map((one) => [one.id, inLanguage(one.gradeFr, one.gradeAr, language)])
  const position = exam.positions.find((one) => one.id === typed.positionId)
  const specialties = (position?.specialties ?? []).map((one) => {
    const commune = inLanguage(one.communeFr, one.communeAr, language)
    const name = inLanguage(one.nameFr, one.nameAr, language)
    return [one.id, [name, commune, t('posts', { count: one.posts })].filter(Boolean).join(' · ')]
  })
  return (
    <>
      <Pick
        {...props}
        name="positionId"
        label={t('form.position')}
        words={Object.fromEntries(positions)}
        none={t('form.choose')}
      />
      <Pick
        {...props}
        name="specialtyId"
        label={t('form.specialty')}
        words={Object.fromEntries(specialties)}
        none={t('form.choose')}
      />
    </>
  )
}
