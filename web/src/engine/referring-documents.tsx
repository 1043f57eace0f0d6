import { List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DocumentReferences, ReferringDocument, ReferringGroup } from '@/api/document-references'
import { FACTS } from '@/api/facts.gen'
import { OpenLink } from '@/fields/open-link'
import { formatNumber, formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'
import { recordAddress } from '@/paths/record-address'
import { useLanguage } from '@/ui/use-language'

/** How one that refers is called; nothing where it has no name. */
export function referringName(
  collection: ReferringGroup['collection'],
  document: ReferringDocument,
  language: Language,
) {
  const title = inLanguage(document.title ?? '', document.titleAr ?? '', language)
  const said = FACTS[collection].form === 'plate' ? formatPlate(title) : title
  return [document.number, said].filter(Boolean).join(' · ')
}

/** What refers to documents: so many of each collection, the first by their names, which lead there beside this page. */
export function ReferringDocuments({ found }: { found: DocumentReferences }) {
  const { t } = useTranslation('parts')
  return (
    <List size="sm" mb="sm" spacing={6}>
      {found.references.map((group) => (
        <List.Item key={`${group.collection} ${group.field}`}>
          <Group group={group} />
        </List.Item>
      ))}
      {found.others && <List.Item>{t('delete.unreadable')}</List.Item>}
    </List>
  )
}

function Group({ group }: { group: ReferringGroup }) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const { collection, label, fieldLabel, total } = group
  const named = group.documents
    .map((document) => ({ id: document.$id, name: referringName(collection, document, language) }))
    .filter(({ name }) => name !== '')
  return (
    <>
      <strong>{label}</strong> ({formatNumber(total, language)}) — {fieldLabel}
      {named.map(({ id, name }) => (
        <div key={id} className="name">
          <OpenLink beside address={recordAddress(collection, id)}>
            {name}
          </OpenLink>
        </div>
      ))}
      {named.length > 0 && total > named.length && (
        <Text size="sm" c="dimmed">
          {t('delete.others', { count: total - named.length })}
        </Text>
      )}
    </>
  )
}
