import { SeenCodes } from './seen-codes'

/** Between two looks, in milliseconds: an old telephone keeps up. */
const PAUSE = 150
/** Wide enough for a code of a label that is as broad as two fingers. */
const WIDTH = 1280
/** What the house prints, and what labels of former inventories bear. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13']

type Look = (video: HTMLVideoElement) => Promise<string | undefined>

/** What some browsers have of their own (Shape Detection API). */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
  getSupportedFormats(): Promise<string[]>
}

/** Looks with what the browser has, where it reads our codes; else with a library, which is fetched then. */
async function findLook(): Promise<Look> {
  const { BarcodeDetector: Detector } = window as { BarcodeDetector?: BarcodeDetectorClass }
  const supported = (await Detector?.getSupportedFormats().catch(() => undefined)) ?? []
  if (Detector && supported.includes('qr_code')) {
    const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) })
    return async (video) => (await detector.detect(video))[0]?.rawValue.trim() || undefined
  }
  const { codeIn, pixelsOf } = await import('./read-code')
  return async (video) => {
    const pixels = pixelsOf(video, video.videoWidth, video.videoHeight)
    return pixels && codeIn(pixels)
  }
}

/** Looks through the camera and tells each code that is shown, until it is over. */
export async function watchCodes(
  video: HTMLVideoElement | null,
  watching: { isOver: boolean },
  found: (code: string) => void,
) {
  const wanted = { facingMode: 'environment', width: { ideal: WIDTH } }
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
  try {
    if (!video || watching.isOver) return
    video.srcObject = stream
    const look = await findLook()
    await video.play()
    const seen = new SeenCodes()
    while (!watching.isOver) {
      // A picture that cannot be read says nothing; the next one may.
      const code = await look(video).catch(() => undefined)
      if (code && !watching.isOver && seen.isNew(code, performance.now())) found(code)
      await new Promise((again) => setTimeout(again, PAUSE))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
