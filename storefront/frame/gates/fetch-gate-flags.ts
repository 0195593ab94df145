import type { FeatureFlag } from '../../../shared/api/settings-api.ts'
import { gateFlags, type GateName, type GateRecords } from '../../../shared/pages/gates.ts'
import { logFailure } from '../../api/log-failure.ts'
import { publicGet } from '../../api/public/public-calls.ts'

export type GateFlags = Record<GateName, boolean>

let asked: Promise<GateFlags> | undefined

/** The flags of the gates that the visitor has not answered, requested once per document. */
export function fetchGateFlags(records: GateRecords): Promise<GateFlags> {
  asked ??= readGateFlags(records)
  return asked
}

/** One call for each gate, because each has a default of its own (C-32); none for a gate that is answered. */
export async function readGateFlags(
  { choice, unlocked }: GateRecords,
  ask = publicGet<{ flags: FeatureFlag[] }>,
): Promise<GateFlags> {
  const [password, welcome] = await Promise.all([
    !unlocked && readFlag('password', ask),
    choice === null && readFlag('welcome', ask),
  ])
  return { password, welcome }
}

/** An unreadable or missing flag takes its default; a failure is only logged (GATE-04). */
async function readFlag(name: GateName, ask: typeof publicGet<{ flags: FeatureFlag[] }>): Promise<boolean> {
  const { key, defaultEnabled } = gateFlags[name]
  const words = new URLSearchParams({ keys: key, defaultEnabled: String(defaultEnabled) })
  try {
    const { flags } = await ask(`/public/feature-flags?${words}`)
    return flags.find((flag) => flag.key === key)?.enabled ?? defaultEnabled
  } catch (error) {
    logFailure('The flags of the gates could not be read.', error, 'error')
    return defaultEnabled
  }
}
