import { Skeleton } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { itemsOf, mayHold, useOnDevice } from '@/api/outbox'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { DoorList } from './door-list'
import { heldLists } from './held-list'
import { LateMarks } from './late-marks'
import { boxOf, type Mark } from './send-marks'

/** The lists of presence that this device took along: they are marked where no network reaches, and sent when it is back. */
export default function DoorPage() {
  const { t } = useTranslation('exam-door')
  const { userId } = useRights()
  const lists = useOnDevice(() => heldLists(userId), `lists:${userId}`)
  const items = useOnDevice(() => itemsOf<Mark>(userId, boxOf('')), `marks:${userId}`)
  const isRead = lists !== undefined && items !== undefined
  const rest = items?.filter(({ box }) => !lists?.some(({ id }) => box === boxOf(id))) ?? []
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {!isRead && mayHold() && <Skeleton height={240} />}
      {((isRead && lists.length === 0 && rest.length === 0) || !mayHold()) && (
        <Message Icon={IconListCheck} title={t('none.title')} hint={t(mayHold() ? 'none.hint' : 'none.shared')} />
      )}
      {isRead &&
        lists.map((list) => (
          <DoorList key={list.id} list={list} items={items.filter(({ box }) => box === boxOf(list.id))} />
        ))}
      {rest.length > 0 && <LateMarks items={rest} />}
    </>
  )
}
