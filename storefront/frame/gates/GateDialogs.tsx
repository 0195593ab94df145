import type { GateName, GateRecords } from '../../../shared/gates.ts'
import { PasswordGate } from './PasswordGate.tsx'
import { WelcomeGate } from './WelcomeGate.tsx'

type Props = { gate: GateName; onAnswer: (change: Partial<GateRecords>) => void }

/** The gates themselves: a chunk of its own, because most visitors have answered long ago. */
export function GateDialogs({ gate, onAnswer }: Props) {
  return gate === 'password' ? (
    <PasswordGate onUnlock={() => onAnswer({ unlocked: true })} />
  ) : (
    <WelcomeGate onChoose={(choice) => onAnswer({ choice })} />
  )
}
