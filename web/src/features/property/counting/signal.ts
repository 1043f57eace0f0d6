import type { Word } from './judge'

/** Milliseconds of trembling and rest: a hand tells the words apart while eyes are on shelves. */
const TREMBLES: Record<Word, number[]> = {
  here: [60],
  elsewhere: [60, 60, 60],
  again: [25, 40, 25, 40, 25],
  unknown: [250],
}
/** In Hertz. */
const TONES: Record<Word, number> = { here: 880, elsewhere: 590, again: 700, unknown: 220 }
/** In seconds. */
const SOUNDS = 0.14
const LOUD = 0.2
const SOUND = 'countingSound'

export const hasSound = (): boolean => localStorage.getItem(SOUND) !== null

export function setSound(isOn: boolean): void {
  if (isOn) localStorage.setItem(SOUND, 'yes')
  else localStorage.removeItem(SOUND)
}

let speaker: AudioContext | undefined

function sound(hertz: number): void {
  speaker ??= new AudioContext()
  const [tone, volume] = [speaker.createOscillator(), speaker.createGain()]
  tone.frequency.value = hertz
  volume.gain.value = LOUD
  tone.connect(volume).connect(speaker.destination)
  tone.start()
  tone.stop(speaker.currentTime + SOUNDS)
}

/** Says a word without a screen: by trembling, and by a sound where one is wished for. */
export function signal(word: Word): void {
  navigator.vibrate?.(TREMBLES[word])
  if (hasSound()) sound(TONES[word])
}
