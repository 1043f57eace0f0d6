import type { FormMark as Said } from '@/api/actions.gen'
import { Plate } from './plate'

/** A text as its form hangs or is written: a plate. */
export function FormMark({ mark }: { mark: Said }) {
  return mark.form === 'plate' ? <Plate>{mark.text}</Plate> : <bdi>{mark.text}</bdi>
}
