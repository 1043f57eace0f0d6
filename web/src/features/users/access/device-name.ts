import { useTranslation } from 'react-i18next'

/** Browser and system in words, as far as they are known. */
export function useDeviceName() {
  const { t } = useTranslation('users')
  return ({ clientName: client, osName: system }: { clientName: string; osName: string }): string =>
    client && system ? t('sessions.device', { client, system }) : client || system || t('sessions.unknown')
}
