import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type References, ReferringDocuments } from './referring-documents'

/** So many names a question shows; the rest it counts. */
const NAMED = 8

interface DeleteQuestionProps {
  names: readonly string[]
  loss?: ReactNode
  /** What keeps some of them, or the only one, from being deleted. */
  found?: References | undefined
}

/** What is deleted, where that is more than one, what is lost with it, and what stands against it. */
export default function DeleteQuestion({ names, loss, found }: DeleteQuestionProps) {
  const { t } = useTranslation('parts')
  if (found && names.length === 0) {
    return (
      <>
        <Text mb="xs">{t('delete.blockedText')}</Text>
        <ReferringDocuments found={found} />
      </>
    )
  }
  return (
    <>
      {names.length > 0 && (
        <List size="sm" mb="sm">
          {names.slice(0, NAMED).map((name) => (
            <List.Item key={name}>
              <span className="name">{name}</span>
            </List.Item>
          ))}
          {names.length > NAMED && <List.Item>{t('delete.others', { count: names.length - NAMED })}</List.Item>}
        </List>
      )}
      {found && (
        <>
          <Text mb="xs">{t('delete.blockedSome')}</Text>
          <ReferringDocuments found={found} />
        </>
      )}
      {loss && <Text mb="sm">{loss}</Text>}
      <Text>{t('delete.trash')}</Text>
    </>
  )
}
