import { vanPoints } from './game/game-numbers.ts'

/** Readers are told of hits at most so often, in ms: speech is slower than kegs. */
const leastBetweenMs = 2500

/** What is read out of a game: the newest hit and the score, never faster than one can listen. */
export function createScoreTeller(say: (text: string) => void) {
  let saidAtMs = -leastBetweenMs
  let waiting: string | null = null
  return {
    hit: (points: number, score: number) => {
      const [colour = 'a'] = Object.entries(vanPoints).find(([, worth]) => worth === points) ?? []
      waiting = `Hit: ${colour} van, ${points} points. Score ${score}.`
    },
    /** Call it now and then; the clock is in ms. */
    listen: (clockMs: number) => {
      if (waiting === null || clockMs - saidAtMs < leastBetweenMs) return
      say(waiting)
      saidAtMs = clockMs
      waiting = null
    },
    forget: () => {
      waiting = null
      saidAtMs = -leastBetweenMs
    },
  }
}
