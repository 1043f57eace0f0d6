import { useTranslation } from 'react-i18next'

interface Written {
  who: string
  whoName: string | null
}

/** Says who wrote a change: by name, a key of the interface by its own, and where no person did, the system. */
export function useActorName(): (written: Written) => string {
  const { t } = useTranslation('common')
  return ({ who, whoName }) => whoName || (who.startsWith('key:') ? who : t('actor.system'))
}
