import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** So many names a question shows; the rest it counts. */
const NAMED = 8

/** What is deleted, where that is more than one, and what is lost with it. */
export default function DeleteQuestion({ names, loss }: { names: readonly string[]; loss?: ReactNode }) {
  const { t } = useTranslation('parts')
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
      {loss && <Text mb="sm">{loss}</Text>}
      <Text>{t('delete.trash')}</Text>
    </>
  )
}
