import { Clock } from './Clock.tsx'

const at = '2026-11-24T12:00:00Z'
const before = (minutes: number) => Date.parse(at) - minutes * 60_000

export function TimeLeft() {
  return (
    <>
      <p>
        Answer: <Clock at={at} now={before(130)} />
      </p>
      <p>
        Answer: <Clock at={at} now={before(42)} />
      </p>
      <p>
        Send: <Clock at={at} now={before(5 * 24 * 60)} />
      </p>
    </>
  )
}

export function Missed() {
  return (
    <p>
      Answer: <Clock at={at} now={before(-5)} after="Refused automatically on Wed 25 Nov, 12:00." />
    </p>
  )
}
