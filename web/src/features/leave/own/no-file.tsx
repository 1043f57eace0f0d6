import { IconUserQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'

/** What a page of one's own leave says to whoever has no file. */
export function NoFile({ title }: { title: string }) {
  const { t } = useTranslation('leave')
  return (
    <>
      <PageHead title={title} />
      <Message Icon={IconUserQuestion} title={t('own.noFile.title')} hint={t('own.noFile.hint')} />
    </>
  )
}
