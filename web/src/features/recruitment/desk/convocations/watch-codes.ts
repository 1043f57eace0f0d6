import { codeIn, pixelsOf } from './read-code'
import { SeenCodes } from './seen-codes'

/** Between two looks, in milliseconds: an old telephone keeps up. */
const PAUSE = 150

/** Looks through the camera and tells each code that is shown, until it is over. */
export async function watchCodes(
  video: HTMLVideoElement | null,
  watching: { isOver: boolean },
  found: (code: string) => void,
) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (!video) return
    video.srcObject = stream
    await video.play()
    const seen = new SeenCodes()
    while (!watching.isOver) {
      const pixels = pixelsOf(video, video.videoWidth, video.videoHeight)
      const code = pixels && codeIn(pixels)
      if (code && seen.isNew(code, performance.now())) found(code)
      await new Promise((again) => setTimeout(again, PAUSE))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
