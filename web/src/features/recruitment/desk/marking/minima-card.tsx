import { Button, Group, NumberInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { act } from '@/api/actions'
import type { DutiesInExam, MinimumDuty } from '@/api/actions.gen'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inLanguage } from '@/i18n/names'
import { Section } from '@/ui/section'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { Refusal } from '../refusal'
import { minimaOf } from './minima'

/** Where the notice leaves the minima to the committee, its president fixes them before anybody knows whose marks they are. */
export function MinimaCard({ exam }: { exam: DutiesInExam }) {
  const { label, title, text, done } = useActMeta('recruitments', 'recruitments.setMinima')
  const language = useLanguage()
  const [typed, setTyped] = useState<Record<string, number | string>>({})
  const shown = (test: MinimumDuty) => typed[test.examTestId] ?? (test.hundredths === null ? '' : test.hundredths / 100)
  const { mutate, isPending, error } = useAction({
    mutationFn: () => act('recruitments.setMinima', { id: exam.recruitmentId, minima: minimaOf(exam.minima, typed) }),
    onSuccess: () => toast.done(done),
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Section title={title} hint={text}>
      <form onSubmit={send}>
        <Group align="end" gap="sm">
          {exam.minima.map((test) => (
            <NumberInput
              key={test.examTestId}
              label={inLanguage(test.labelFr, test.labelAr, language)}
              value={shown(test)}
              onChange={(value) => setTyped({ ...typed, [test.examTestId]: value })}
              min={0}
              max={20}
              decimalScale={2}
              hideControls
              dir="ltr"
              w={200}
            />
          ))}
          <Button type="submit" variant="default" loading={isPending}>
            {label}
          </Button>
        </Group>
      </form>
      <Refusal error={error} />
    </Section>
  )
}
