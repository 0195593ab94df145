export type GameSounds = {
  /** Browsers block sound before the first press: call it from a press. */
  wake: () => void
  mute: (isMuted: boolean) => void
  keg: () => void
  van: (points: number) => void
  crack: () => void
  /** Now a keg would hit a van of so many points. */
  aim: (points: number) => void
  close: () => void
}

/** How loud all of it is, from 0 to 1. */
const volume = 0.18

/** The game's noises, drawn by code (Web Audio): no file is fetched. Silent where the browser has no audio. */
export function createSounds(): GameSounds {
  let isMuted = false
  let mixer: { context: AudioContext; out: GainNode; hiss: AudioBuffer } | null = null

  const tone = (type: OscillatorType, from: number, to: number, seconds: number, loudness = 1) => {
    if (!mixer || isMuted) return
    const { context, out } = mixer
    const start = context.currentTime
    const source = context.createOscillator()
    source.type = type
    source.frequency.setValueAtTime(from, start)
    source.frequency.exponentialRampToValueAtTime(to, start + seconds)
    source.connect(fading(context, loudness, seconds)).connect(out)
    source.start()
    source.stop(start + seconds)
  }
  const hiss = (frequency: number, seconds: number, loudness = 1) => {
    if (!mixer || isMuted) return
    const { context, out, hiss } = mixer
    const source = context.createBufferSource()
    source.buffer = hiss
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = frequency
    source
      .connect(band)
      .connect(fading(context, loudness, seconds))
      .connect(out)
    source.start()
    source.stop(context.currentTime + seconds)
  }

  return {
    wake: () => {
      mixer ??= openMixer()
      void mixer?.context.resume()
    },
    mute: (isSilent) => void (isMuted = isSilent),
    keg: () => tone('triangle', 240, 520, 0.14, 0.7),
    van: (points) => {
      tone('square', 180 + points * 20, 40, 0.3, 0.6)
      hiss(900, 0.4, 1.4)
      tone('triangle', 440 + points * 60, 880 + points * 60, 0.18, 0.5)
    },
    crack: () => hiss(2400, 0.1, 0.8),
    aim: (points) => tone('sine', 500 + points * 80, 500 + points * 80, 0.07, 0.9),
    close: () => void mixer?.context.close(),
  }
}

function openMixer() {
  if (!('AudioContext' in window)) return null
  const context = new AudioContext()
  const out = context.createGain()
  out.gain.value = volume
  out.connect(context.destination)
  const hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const wave = hiss.getChannelData(0)
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1
  return { context, out, hiss }
}

function fading(context: AudioContext, loudness: number, seconds: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loudness, context.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds)
  return gain
}
