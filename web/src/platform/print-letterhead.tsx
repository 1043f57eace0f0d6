import { useQuery } from '@tanstack/react-query'
import { publicSettingsQuery } from '@/api/settings'
import { Letterhead } from './letterhead'

/** Above a screen that is printed: whose paper it is. A printed list has its own. */
export default function PrintLetterhead() {
  const { data } = useQuery(publicSettingsQuery)
  return (
    <div className="print-only print-head" aria-hidden="true">
      <Letterhead commune={data?.commune ?? {}} />
    </div>
  )
}
