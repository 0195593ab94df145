import type { CouplerCode } from '../catalogue/sizes/couplers.ts'

/** Where the account's owner says what its cellar has. */
export const cellarPath = '/account/settings/cellar'

/** How a pub serves beer, by the packaging it comes in (storefront/accounts/cellar/README.md). */
export const servings = ['cask', 'keg', 'smallpack'] as const
export type Serving = (typeof servings)[number]
export const servingLabels: Record<Serving, string> = {
  cask: 'Cask, by hand pump or gravity',
  keg: 'Keg, through a coupler',
  smallpack: 'Bottles and cans',
}

/** The client's answers about the cellar; two empty lists mean no profile. */
export type CellarProfile = { servings: Serving[]; couplers: CouplerCode[] }

export const noCellar: CellarProfile = { servings: [], couplers: [] }

/**
 * The couplers that a cellar has, against which kegs are checked; null while unknown. A client who serves
 * keg and names no coupler leaves them unknown; a client who serves no keg has none.
 */
export function knownCouplers({ servings: ways, couplers }: CellarProfile): CouplerCode[] | null {
  if (couplers.length > 0) return couplers
  return ways.length === 0 || ways.includes('keg') ? null : []
}

/** Whether a keg that needs this coupler would be in the cellar without one. */
export function isCouplerMissing(needed: CouplerCode | null, profile: CellarProfile): boolean {
  const known = knownCouplers(profile)
  return needed !== null && known !== null && !known.includes(needed)
}
