import { useTranslation } from 'react-i18next'
import { RESOURCE_GROUPS, RESOURCES } from '@/api/resources'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { SearchMultiSelect } from '@/fields/search-select'
import { useLanguage } from '@/ui/use-language'

const LABELS = new Map(RESOURCES.map(({ id, label }) => [id, label]))

/** The resources that a delegation is about, by what the menu calls them; none chosen is all. */
export function ScopeField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation(['shell', 'organisation'])
  const chosen = Array.isArray(value) ? value : []
  return (
    <SearchMultiSelect
      id={inputId(field.name)}
      label={t('organisation:delegations.scope')}
      description={t('organisation:delegations.scopeHint')}
      placeholder={chosen.length ? undefined : t('organisation:delegations.everything')}
      data={RESOURCE_GROUPS.map(({ label, resources }) => ({
        group: label ? t(label) : '',
        items: resources.map(({ id, label }) => ({ value: id, label: t(label) })),
      }))}
      value={chosen}
      onChange={onChange}
      error={error}
      clearable
    />
  )
}

/** The same in words. */
export function ScopeNames({ scope }: { scope: readonly string[] | null | undefined }) {
  const { t } = useTranslation(['shell', 'organisation'])
  const language = useLanguage()
  if (!scope?.length) return t('organisation:delegations.everything')
  const name = (id: string) => {
    const label = LABELS.get(id)
    return label ? t(label) : id
  }
  return scope.map(name).join(language === 'ar' ? '، ' : ', ')
}
