import type { AgentDeps } from './agent-deps.ts'
import { type Capability, ucpRefusal } from './ucp-profile.ts'

/**
 * Why a platform may not use a capability: it lacks it, in the shop's version. Null where it has it. Throws RpcError
 * where there is no good profile (PLAT-28).
 */
export async function refusePlatform(
  { profiles }: AgentDeps,
  meta: { 'ucp-agent': { profile: string } },
  capability: Capability,
): Promise<Record<string, unknown> | null> {
  const platform = await profiles.read(meta['ucp-agent'].profile)
  if (platform.has(capability)) return null
  return ucpRefusal(capability, 'capabilities_incompatible', `Your profile does not name ${capability}.`)
}
