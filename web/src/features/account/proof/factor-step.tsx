import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '@/engine/error-notice'
import { FACTORS, type Factor, factorsQuery } from '../mfa'
import { AuthenticatorSetup } from './authenticator-setup'
import { FactorCode } from './factor-code'

interface FactorStepProps {
  onDone: () => Promise<unknown> | unknown
  onCancel: () => void
  /** What cancelling does here. */
  cancelLabel: string
}

/** Proves oneself a second time, with whichever factor one has at hand; whoever has none makes one. */
export function FactorStep({ onDone, onCancel, cancelLabel }: FactorStepProps) {
  const { t } = useTranslation('proof')
  const { data, error, isError } = useQuery(factorsQuery)
  const [chosen, setChosen] = useState<Factor>()
  if (isError) return <FailureNotice error={error} />
  if (!data) return <Skeleton height={180} />
  const held = FACTORS.filter((factor) => data[factor])
  const factor = chosen ?? held[0]
  if (!factor) {
    return (
      <Stack>
        <Text>{t('factor.demanded')}</Text>
        <AuthenticatorSetup onDone={onDone} onCancel={onCancel} />
      </Stack>
    )
  }
  return (
    <Stack>
      <FactorCode key={factor} factor={factor} onDone={onDone} />
      {held.length > 1 && (
        <Stack gap={4} align="flex-start">
          <Text size="sm" c="dimmed">
            {t('factor.otherwise')}
          </Text>
          {held
            .filter((other) => other !== factor)
            .map((other) => (
              <Button key={other} variant="subtle" size="compact-md" onClick={() => setChosen(other)}>
                {t(`factor.use.${other}`)}
              </Button>
            ))}
        </Stack>
      )}
      <Button variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Stack>
  )
}
