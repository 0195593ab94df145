import { vanPoints } from './game/game-numbers.ts'

/** The shortest time between announced hits, in ms: speech is slower than kegs. */
const leastBetweenMs = 2500

/** The announcements of a game: the newest hit and the score, never faster than speech. */
export function createScoreAnnouncer(announce: (text: string) => void) {
  let announcedAtMs = -leastBetweenMs
  let waiting: string | null = null
  return {
    hit: (points: number, score: number) => {
      const [colour = 'a'] = Object.entries(vanPoints).find(([, worth]) => worth === points) ?? []
      waiting = `Hit: ${colour} van, ${points} points. Score ${score}.`
    },
    /** Call it now and then; the clock is in ms. */
    listen: (clockMs: number) => {
      if (waiting === null || clockMs - announcedAtMs < leastBetweenMs) return
      announce(waiting)
      announcedAtMs = clockMs
      waiting = null
    },
    forget: () => {
      waiting = null
      announcedAtMs = -leastBetweenMs
    },
  }
}
