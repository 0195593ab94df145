import type { GateName } from '../../../shared/pages/gates.ts'
import { PasswordGate } from './PasswordGate.tsx'
import { WelcomeGate } from './WelcomeGate.tsx'

type Props = {
  /** The gates that the operators' flags put up. */
  gates: readonly GateName[]
}

/** Both gates, closed: every document has them, since a flag may change while the document lives (GATE-01). */
export function Gates({ gates }: Props) {
  return (
    <>
      <PasswordGate isUp={gates.includes('password')} />
      <WelcomeGate isUp={gates.includes('welcome')} />
    </>
  )
}
