import { findLiveToken } from '../../parties/tokens/find-live-token.ts'
import type { AgentDeps } from './agent-deps.ts'
import type { Offered } from './answer-mcp.ts'
import { cartTools } from './cart-tools.ts'
import { catalogueTools } from './catalogue-tools.ts'
import { checkoutTools } from './checkout-tools.ts'
import { ownTools } from './own-tools.ts'

const everybodys = [...catalogueTools, ...cartTools, ...checkoutTools]

/**
 * The tools of everybody, and those of a token within its scopes (PLAT-27, PLAT-29). Throws RequestError 401 for a bearer
 * that is no token of the shop.
 */
export async function toolsOf(deps: AgentDeps, bearer: string | null): Promise<Offered> {
  if (bearer === null) return { tools: everybodys, isPersonal: false }
  const { token, kind } = await findLiveToken(deps, bearer)
  const own = ownTools[kind].filter(({ scope }) => token.scopes.includes(scope))
  return { tools: [...everybodys, ...own], isPersonal: true }
}
