import { Anchor, List, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentReferences, ReferringDocument, ReferringGroup } from '@/api/actions.gen'
import { type DeletionTargets, fetchReferences, MOST_NAMED } from '@/api/document-references'
import { FACTS } from '@/api/facts.gen'
import type { CollectionId } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { OpenLink } from '@/fields/open-link'
import { formatNumber, formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'
import { recordAddress } from '@/paths/record-address'
import { useLanguage } from '@/ui/use-language'

/** How one that refers is called; nothing where it has no name. */
function referringName(collection: CollectionId, document: ReferringDocument, language: Language) {
  const title = inLanguage(document.title ?? '', document.titleAr ?? '', language)
  const said = FACTS[collection].form === 'plate' ? formatPlate(title) : title
  return [document.number, said].filter(Boolean).join(' · ')
}

/** What keeps documents from being deleted, and which documents those are. */
export type References = DocumentReferences & { targets: DeletionTargets }

/** What refers to documents: so many of each collection, the first by their names, which lead there beside this page. */
export function ReferringDocuments({ found }: { found: References }) {
  const { t } = useTranslation('parts')
  return (
    <List size="sm" mb="sm" spacing={6}>
      {found.references.map((group) => (
        <List.Item key={`${group.collection} ${group.field}`}>
          <Group group={group} targets={found.targets} />
        </List.Item>
      ))}
      {found.others && <List.Item>{t('delete.unreadable')}</List.Item>}
    </List>
  )
}

function Group({ group, targets }: { group: ReferringGroup; targets: DeletionTargets }) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const { label, field, fieldLabel, total } = group
  const collection = group.collection as CollectionId
  const [documents, setDocuments] = useState(group.documents)
  const { mutate, isPending } = useAction({
    mutationFn: async () => {
      const { references } = await fetchReferences(targets, MOST_NAMED)
      const own = references.find((one) => one.collection === collection && one.field === field)
      setDocuments(own?.documents ?? [])
    },
  })
  const named = documents
    .map((document) => ({ id: document.$id, name: referringName(collection, document, language) }))
    .filter(({ name }) => name !== '')
  const more = named.length > 0 ? total - named.length : 0
  // Beyond what is named at once there is nothing to unfold.
  const isWhole = documents.length >= Math.min(total, MOST_NAMED)
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
      {more > 0 && isWhole && (
        <Text size="sm" c="dimmed">
          {t('delete.others', { count: more })}
        </Text>
      )}
      {more > 0 && !isWhole && (
        <Anchor component="button" type="button" size="sm" disabled={isPending} onClick={() => mutate()}>
          {t('delete.others', { count: more })}
        </Anchor>
      )}
    </>
  )
}
