import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CandidateArrival } from '@/api/actions.gen'
import { APPLICATIONS, previewAddress } from '@/api/files'
import { useRights } from '@/api/hooks'
import { mayRead } from '@/api/rights'
import { EMPTY } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { PersonPhoto } from '@/ui/person-photo'
import { useLanguage } from '@/ui/use-language'

/** How wide the face is that is compared with who stands at the door, and twice that for screens of fine pixels. */
const FACE = 72

/** Whom a code let in. Members without a permission are told the name and the seat; the photo stands in the file. */
export function ArrivedCandidate({ arrival: { candidate, already, rehearsal } }: { arrival: CandidateArrival }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const seesPhoto = mayRead(useRights(), 'candidates', 'photoId')
  const name = inLanguage(candidate.nameFr, candidate.nameAr, language)
  const photo = seesPhoto && candidate.photoId ? { bucket: APPLICATIONS, id: candidate.photoId } : undefined
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonPhoto
        name={name}
        size={FACE}
        source={photo && previewAddress(photo, { width: FACE * 2, height: FACE * 2 })}
      />
      <div>
        {t(rehearsal ? 'seats.rehearsal' : already ? 'seats.already' : 'seats.present', {
          name,
          room: candidate.room ?? EMPTY,
          seat: candidate.seat ?? EMPTY,
        })}
        {candidate.accommodation && (
          <div>
            <Badge variant="light">{t('seats.accommodation')}</Badge>
          </div>
        )}
      </div>
    </Group>
  )
}
