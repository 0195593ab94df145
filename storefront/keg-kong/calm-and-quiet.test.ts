import { afterEach, expect, test, vi } from 'vitest'
import { explosionFrames, kegBreakFrames } from './game/game-numbers.ts'
import { createSounds } from './game-sounds.ts'
import { paintExplosion, paintKegBreak } from './paint/paint-bursts.ts'
import type { Brush } from './paint/print-sprite.ts'

const burst = { kind: 'explosion', x: 50, y: 60, startedAtMs: 0, points: 5 } as const

/** Every stroke that painting makes, in words. */
function strokesOf(paint: (brush: Brush) => void): string {
  const strokes: string[] = []
  const brush = {
    fillStyle: '',
    fillRect: (...place: number[]) => strokes.push(`${brush.fillStyle} ${place.join()}`),
  }
  paint(brush as unknown as Brush)
  return strokes.join('\n')
}

test.each([
  ['an explosion', paintExplosion, explosionFrames],
  ['a breaking keg', paintKegBreak, kegBreakFrames],
])(
  '%s has a picture for each frame, and one still one for those who asked for little motion',
  (_name, paint, frames) => {
    const pictures = (isCalm: boolean) =>
      Array.from({ length: frames }, (_, frame) => strokesOf((brush) => paint(brush, burst, frame, isCalm)))
    expect(new Set(pictures(false)).size).toBe(frames)
    expect(new Set(pictures(true)).size).toBe(1)
  },
)

afterEach(() => vi.unstubAllGlobals())

/** A sound card that counts the started sounds. */
function stubAudio() {
  const card = { started: 0, resumed: 0, closed: 0 }
  const part = () => ({
    connect: (next: unknown) => next,
    gain: { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    frequency: { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    start: () => void (card.started += 1),
    stop: () => {},
  })
  class AudioContext {
    currentTime = 0
    sampleRate = 8000
    destination = {}
    createGain = part
    createOscillator = part
    createBufferSource = part
    createBiquadFilter = part
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
    resume = async () => void (card.resumed += 1)
    close = async () => void (card.closed += 1)
  }
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('window', { AudioContext })
  return card
}

test('nothing sounds before a press, nor while it is muted', () => {
  const card = stubAudio()
  const sounds = createSounds()
  sounds.keg()
  expect(card).toEqual({ started: 0, resumed: 0, closed: 0 })
  sounds.wake()
  sounds.keg()
  sounds.aim(5)
  sounds.crack()
  expect(card).toMatchObject({ started: 3, resumed: 1 })
  sounds.van(5)
  expect(card.started).toBe(6)
  sounds.mute(true)
  sounds.van(5)
  sounds.keg()
  expect(card.started).toBe(6)
  sounds.close()
  expect(card.closed).toBe(1)
})

test('a browser without audio plays in silence', () => {
  vi.stubGlobal('window', {})
  const sounds = createSounds()
  sounds.wake()
  expect(() => sounds.van(2)).not.toThrow()
})
