import { Card, SimpleGrid, Title } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExamDocuments } from '@/api/schema.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'

const FileField = lazy(() => import('@/fields/file-field/file-field'))

const BUCKET = 'applications'

export interface EntryFiles {
  /** The file of each required document. */
  values: Record<string, string>
  put: (document: string, file: string | null) => void
}

/** The scans of a paper file, by the document that each is. */
export function useEntryFiles(): EntryFiles {
  const [values, setValues] = useState<Record<string, string>>({})
  const put = (document: string, file: string | null) =>
    setValues(({ [document]: _, ...rest }) => (file ? { ...rest, [document]: file } : rest))
  return { values, put }
}

interface FilesOfEntryProps {
  documents: readonly ExamDocuments[]
  papers: EntryFiles
}

/** One scan for each document that the exam asks for. */
export function FilesOfEntry({ documents, papers }: FilesOfEntryProps) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const fieldOf = (document: ExamDocuments): FieldMeta => ({
    name: `file-${document.$id}`,
    label: inLanguage(document.labelFr, document.labelAr, language),
    kind: 'file',
    bucket: BUCKET,
  })
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="xs">
        {t('groups.files')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {documents.map((document) => (
          <Suspense key={document.$id}>
            <FileField
              field={fieldOf(document)}
              value={papers.values[document.$id] ?? null}
              onChange={(file) => papers.put(document.$id, (file as string) || null)}
            />
          </Suspense>
        ))}
      </SimpleGrid>
    </Card>
  )
}
