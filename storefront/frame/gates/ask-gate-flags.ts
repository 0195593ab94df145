import type { FeatureFlag } from '../../../shared/api/settings.ts'
import { gateFlags, type GateName, type GateRecords } from '../../../shared/gates.ts'
import { publicGet } from '../../api/public-calls.ts'

export type GateFlags = Record<GateName, boolean>

let asked: Promise<GateFlags> | undefined

/** The flags of the gates that the visitor has not answered, asked once for as long as the document lives. */
export function askGateFlags(records: GateRecords): Promise<GateFlags> {
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

/** A flag that cannot be read, or is missing in the answer, has its default; a failure is only logged (GATE-04). */
async function readFlag(name: GateName, ask: typeof publicGet<{ flags: FeatureFlag[] }>): Promise<boolean> {
  const { key, defaultEnabled } = gateFlags[name]
  const words = new URLSearchParams({ keys: key, defaultEnabled: String(defaultEnabled) })
  try {
    const { flags } = await ask(`/public/feature-flags?${words}`)
    return flags.find((flag) => flag.key === key)?.enabled ?? defaultEnabled
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for this and nothing else (GATE-04)
    console.error('The flags of the gates could not be read.', error)
    return defaultEnabled
  }
}
