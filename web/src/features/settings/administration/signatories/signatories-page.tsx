import { Button, Card, Stack } from '@mantine/core'
import { IconPlus, IconSignature } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Signatory } from '@/api/org-settings'
import { ErrorDialog } from '@/engine/error-dialog'
import { inLanguage } from '@/i18n/names'
import { useConfirm } from '@/ui/confirm'
import { ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { AdministrationTabs } from '../administration-tabs'
import { LastApprover } from './last-approver'
import { NOBODY } from './signatory'
import { SignatoryLine } from './signatory-line'
import { SigningToday } from './signing-today'
import { useSignatories } from './use-signatories'

const SignatoryDialog = lazy(() => import('./signatory-dialog'))

/** Who signs the papers, by which right and until when. */
export function SignatoriesPage() {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const ask = useConfirm()
  const { all, busy, summary, forget, put, drop, raise } = useSignatories()
  const [open, setOpen] = useState<number>()
  const name = (one: Signatory) => inLanguage(one.nameFr, one.nameAr, language)
  const remove = async (at: number, one: Signatory) => {
    const question = {
      title: t('signatories.remove.title'),
      text: t('signatories.remove.text', { name: name(one) }),
      action: t('signatories.remove.action'),
      destructive: true,
    }
    if (await ask(question)) await drop(at)
  }
  const add = (
    <Button leftSection={<IconPlus size={17} />} onClick={() => setOpen(all.length)}>
      {t('signatories.add')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('title', { ns: 'administration' })} hint={t('signatories.hint')} actions={add} />
      <AdministrationTabs tab="signatories" />
      <Stack>
        <Notice tone="info">{t('issuedStay')}</Notice>
        {all.length === 0 && (
          <Card withBorder padding={0}>
            <Message Icon={IconSignature} title={t('signatories.empty.title')} hint={t('signatories.empty.hint')} />
          </Card>
        )}
        {all.length > 0 && (
          <Card withBorder padding={0}>
            <ItemList as="ol" label={t('signatories.title')}>
              {all.map((one, at) => (
                <SignatoryLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a signatory is its place in the list
                  key={at}
                  signatory={one}
                  busy={busy}
                  onEdit={() => setOpen(at)}
                  onRemove={() => remove(at, one)}
                  onRaise={at > 0 ? () => raise(at) : undefined}
                />
              ))}
            </ItemList>
          </Card>
        )}
        <SigningToday all={all} />
        <LastApprover />
      </Stack>
      <Suspense>
        {open !== undefined && (
          <SignatoryDialog
            known={all[open] ?? NOBODY}
            isNew={open >= all.length}
            busy={busy}
            onSave={(one) => put(open, one)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
      <ErrorDialog summary={summary} onClose={forget} />
    </>
  )
}
