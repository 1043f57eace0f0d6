import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberAppeal } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Item, ItemList } from '@/ui/item-list'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import CarryOutDialog from '../appeals/carry-out-dialog'
import DecideDialog from '../appeals/decide-dialog'

type Open = { id: string; about: MemberAppeal['about']; step: 'accepted' | 'refused' | 'carryOut' }

/** The appeals that wait for this member: decided by who did not decide first, carried out by the president. */
export default function MemberAppeals({ appeals }: { appeals: readonly MemberAppeal[] }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const meta = useMeta('appeals')
  const carryOut = useActMeta('appeals', 'appeals.carryOut')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const row = open && { $id: open.id, about: open.about }
  return (
    <Section title={t('tabs.appeals')} hint={t('appeals.hint')}>
      <ItemList label={t('tabs.appeals')}>
        {appeals.map((one) => {
          const press = (step: Open['step']) => () => setOpen({ id: one.id, about: one.about, step })
          const test = inLanguage(one.labelFr, one.labelAr, language)
          return (
            <Item
              key={one.id}
              order={3}
              name={
                <>
                  {[optionLabel(meta, 'about', one.about ?? ''), test].filter(Boolean).join(' — ')}{' '}
                  <bdi className="ltr tabular">{one.candidateNumber}</bdi>
                </>
              }
              actions={
                <Group gap="xs">
                  {one.mayDecide && (
                    <>
                      <Button variant="default" leftSection={<IconX size={17} />} onClick={press('refused')}>
                        {t('appeals.decide.refuse')}
                      </Button>
                      <Button leftSection={<IconCheck size={17} />} onClick={press('accepted')}>
                        {t('appeals.decide.accept')}
                      </Button>
                    </>
                  )}
                  {one.mayCarryOut && (
                    <Button leftSection={<IconPlayerPlay size={17} />} onClick={press('carryOut')}>
                      {carryOut.label}
                    </Button>
                  )}
                </Group>
              }
            >
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <bdi>{one.text}</bdi>
              </Text>
              <Text size="sm" c="dimmed">
                {formatInstant(one.filedAt, language)}
              </Text>
            </Item>
          )
        })}
      </ItemList>
      {row && open.step === 'carryOut' && <CarryOutDialog row={row} onClose={close} />}
      {row && open.step !== 'carryOut' && <DecideDialog row={row} decision={open.step} onClose={close} />}
    </Section>
  )
}
