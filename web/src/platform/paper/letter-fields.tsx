import { SimpleGrid, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldRefusals, reasonOf } from '@/api/errors'
import type { PaperLanguage } from '@/api/paper-templates'
import type { PaperMode } from '@/api/papers'
import { unprintableIn } from '@/fields/unprintable'
import {
  type FieldName,
  isRequired,
  type LetterPart,
  type LetterValues,
  languagesOf,
  MAX_LENGTHS,
  nameOf,
  ONE_LINE,
  PARTS,
} from './letter'

interface LetterFieldsProps {
  mode: PaperMode
  typed: LetterValues
  onType: (name: FieldName, text: string) => void
  /** What is missing is said once somebody has tried to send it; what cannot be printed, at once. */
  tried: boolean
  /** What the server refused of it. */
  refused: unknown
}

const ROWS: Record<LetterPart | 'copies', number> = {
  addressee: 2,
  underCover: 1,
  subject: 1,
  reference: 1,
  attachments: 1,
  civility: 1,
  body: 8,
  copies: 1,
}
const HINTS = ['addressee', 'underCover', 'reference', 'attachments', 'civility', 'body', 'copies'] as const

/** The parts of a letter; in one of two languages those of Arabic stand beside those of French. */
export function LetterFields({ mode, ...form }: LetterFieldsProps) {
  const { t } = useTranslation('papers')
  const languages = languagesOf(mode)
  const labelOf = (part: LetterPart, language: PaperLanguage) => {
    const label = t(`letter.${part}`)
    return mode === 'both' ? t(`letter.inLanguage.${language}`, { part: label }) : label
  }
  return (
    <>
      {PARTS.map((part) => (
        <SimpleGrid key={part} cols={{ base: 1, sm: languages.length }} verticalSpacing="sm">
          {languages.map((language) => (
            <TextField
              key={language}
              {...form}
              part={part}
              name={nameOf(part, language, mode)}
              label={labelOf(part, language)}
              language={language}
            />
          ))}
        </SimpleGrid>
      ))}
      <TextField {...form} part="copies" name="copies" label={t('letter.copies')} />
    </>
  )
}

interface TextFieldProps extends Omit<LetterFieldsProps, 'mode'> {
  part: LetterPart | 'copies'
  name: FieldName
  label: string
  /** In which language it is written; who gets a copy is written once for all. */
  language?: PaperLanguage
}

function TextField({ part, name, label, language, typed, onType, tried, refused }: TextFieldProps) {
  const { t } = useTranslation(['papers', 'common', 'parts'])
  const text = typed[name] ?? ''
  const strange = unprintableIn(text)
  const said = fieldRefusals(refused).find((one) => one.field === name)
  const missing = tried && isRequired(name) && !text.trim()
  const hint = HINTS.find((one) => one === part)
  return (
    <Textarea
      label={label}
      description={hint && t(`letter.${hint}Hint`)}
      required={isRequired(name)}
      dir={language ? (language === 'ar' ? 'rtl' : 'ltr') : 'auto'}
      lang={language}
      autosize
      minRows={ROWS[part]}
      maxRows={20}
      maxLength={MAX_LENGTHS[part]}
      value={text}
      onChange={({ currentTarget: { value } }) =>
        onType(name, ONE_LINE.includes(part) ? value.replaceAll('\n', ' ') : value)
      }
      error={
        (strange && t('parts:invalid.unprintable', strange)) ||
        (missing && t('common:required')) ||
        (said && reasonOf(said.message, name))
      }
    />
  )
}
