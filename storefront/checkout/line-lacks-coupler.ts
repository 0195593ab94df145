import { couplerNeeded } from '../accounts/cellar/CouplerWarning.tsx'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'

/** Whether a line has the warning that the cellar of the client who is signed in does not take its keg; never on the server. */
export function lineLacksCoupler({ kind, variantLabel, couplerType }: BasketEntry): boolean {
  if (import.meta.env.SSR || kind !== 'variant') return false
  const { cellar } = document.documentElement.dataset
  const coupler = couplerNeeded({ name: variantLabel ?? '', couplerType })
  return cellar !== undefined && coupler !== null && !cellar.includes(`"${coupler}"`)
}
