import { FileLine } from './file-line'

/** A file as the value of an attribute. */
export default function FileValue({ bucket, id }: { bucket: string; id: string }) {
  return <FileLine file={{ bucket, id }} inline />
}
