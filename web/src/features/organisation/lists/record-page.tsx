import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { otherTitle, titleOf } from '@/api/titles'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { HistorySection } from '@/parts/history-section'
import { linkTo } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { References } from '@/parts/references'
import { useLanguage } from '@/ui/use-language'
import type { ReferenceList } from './reference-list'
import { editAddress, linksOf, listAddress } from './tab'

interface RecordPageProps<C extends CollectionId> {
  of: ReferenceList<C>
  id: string
}

/** One unit, day or schedule: what it is, who refers to it, what happened to it. */
export function RecordPage<C extends CollectionId>({ of, id }: RecordPageProps<C>) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const navigate = useNavigate()
  const collection = of.spec.collection
  const { data } = useSuspenseQuery(oneQuery(collection, id, linksOf(of.tab)))
  const record = data as Collections[C]
  return (
    <>
      <RecordHead
        title={titleOf(record, language)}
        other={otherTitle(record, language)}
        actions={
          <>
            <DeleteButton collection={collection} ids={[id]} onDone={() => navigate(linkTo(listAddress(of.tab)))} />
            <Can verb="update" collection={collection}>
              <Button component={Link} {...linkTo(editAddress(of.tab, id))} leftSection={<IconPencil size={17} />}>
                {t('edit')}
              </Button>
            </Can>
          </>
        }
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          {of.groups.map((group) => (
            <RecordDetails
              key={group.title}
              collection={collection}
              record={record}
              title={t(`groups.${group.title}`)}
              fields={group.fields}
              values={of.values}
            />
          ))}
          {of.references.length > 0 && <References id={id} to={of.references} />}
        </SimpleGrid>
        <HistorySection collection={collection} id={id} />
      </Stack>
    </>
  )
}
