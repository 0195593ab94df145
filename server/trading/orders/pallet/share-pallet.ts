import { splitPence } from '../../../../shared/orders/split-pence.ts'

/** Who pays what of a pallet's charge, in pence without VAT: the buyer, and others whose changes made it dearer. */
export type PalletShares = {
  chargeMinor: number
  buyerMinor: number
  /** The oldest first; a bearer may be several times. */
  others: readonly OthersShare[]
}
/** A brewery by its id; null is Dray. */
export type OthersShare = { breweryId: string | null; minor: number }
export type PalletCause = 'buyer' | { breweryId: string | null }

type Replanned = {
  /** Of the pallet that is left. */
  chargeMinor: number
  stayingG: number
  goingG: number
  cause: PalletCause
}

/**
 * Splits the charge of a pallet that was planned again: the cause pays what the buyer is spared, and the buyer never
 * pays more for the change of another (marketplace 8.2). All shares together are the charge.
 */
export function sharePallet(before: PalletShares, { chargeMinor, ...change }: Replanned): PalletShares {
  const { stayingG, goingG, cause } = change
  if (cause === 'buyer') {
    const others = reduceTo(before.others, chargeMinor)
    return { chargeMinor, buyerMinor: chargeMinor - sumOf(others), others }
  }
  const left = goingG === 0 ? before.buyerMinor : splitPence(before.buyerMinor, [stayingG, goingG])[0]!
  const buyerMinor = Math.min(chargeMinor, left)
  const othersMinor = chargeMinor - buyerMinor
  const growth = othersMinor - sumOf(before.others)
  const others =
    growth > 0
      ? [...before.others, { breweryId: cause.breweryId, minor: growth }]
      : reduceTo(before.others, othersMinor)
  return { chargeMinor, buyerMinor, others }
}

/** What each brewery pays in all, in pence without VAT. */
export function sharesByBrewery({ others }: Pick<PalletShares, 'others'>): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { breweryId, minor } of others)
    if (breweryId !== null) shares.set(breweryId, (shares.get(breweryId) ?? 0) + minor)
  return shares
}

/** The shares, the latest ones relieved until they come to no more than this. */
function reduceTo(others: readonly OthersShare[], mostMinor: number): OthersShare[] {
  let left = mostMinor
  return others.flatMap(({ breweryId, minor }) => {
    const stays = Math.min(minor, left)
    left -= stays
    return stays > 0 ? [{ breweryId, minor: stays }] : []
  })
}

const sumOf = (others: readonly OthersShare[]) => others.reduce((sum, { minor }) => sum + minor, 0)
