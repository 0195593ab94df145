import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('clocks')

/** A clock compared with this machine's. */
export type ClockReading = {
  /** Whose: 'The database'. */
  whose: string
  /** How far it is ahead of this machine's; negative where it is behind. */
  aheadMs: number
  /** How wrong the comparison itself may be: half the way there and back, and the step of the clock. */
  uncertainMs: number
}

/** One-time codes change every 30 s, and tokens and webhooks forgive some minutes. */
const warnMs = 5000
const failMs = 30_000

/** A clock read between two moments of this machine, `stepMs` being what its answer leaves out. */
export function readClock(
  whose: string,
  {
    askedAt,
    answeredAt,
    theirs,
    stepMs = 0,
  }: { askedAt: number; answeredAt: number; theirs: number; stepMs?: number },
): ClockReading {
  const middle = (askedAt + answeredAt) / 2
  return {
    whose,
    aheadMs: theirs + stepMs / 2 - middle,
    uncertainMs: (answeredAt - askedAt + stepMs) / 2,
  }
}

/** What the difference of two clocks means. */
export function assessClock({ whose, aheadMs, uncertainMs }: ClockReading): Finding {
  const surely = Math.max(0, Math.abs(aheadMs) - uncertainMs)
  if (surely <= warnMs) return ok(`${whose} and this machine have the same time.`)
  const said = `${whose} is ${Math.round(surely / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine.`
  const advice = 'Let both keep their time by NTP: timedatectl shows whether a machine does.'
  return surely > failMs ? fail(said, advice) : warn(said, advice)
}
