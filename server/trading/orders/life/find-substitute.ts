import { formatMinor } from '../../../../shared/format/money.ts'
import { randomUUID } from 'node:crypto'
import type { Substitute } from '../../../../shared/orders/proposal.ts'
import { loadOf } from '../../../../shared/pallet/container-loads.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { readSellableOffers, hrefOf, nameOf } from '../../basket/offer.ts'
import type { Database } from '../../../platform/database/database.ts'
import { depositKindsOf } from '../../../finance/deposits/find-deposits.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import type { LineRow } from '../order-read-queries.ts'

export type SubstituteInput = { variantId: string; units: number; unitPriceMinor?: number | undefined }

/**
 * The beer that a brewery offers in place of a line: its own, in the same kind of container, not more units than are
 * missing, at the buyer's own price and not dearer. Throws RequestError 400 that says which of these does not hold.
 */
export async function findSubstitute(
  transaction: Database,
  { variantId, units, unitPriceMinor }: SubstituteInput,
  { line, missing, breweryId, clientId, groupSlug, now }: Replaced,
): Promise<Substitute> {
  const field = 'lines.substitute'
  const name = { kind: 'variant' as const, itemId: variantId }
  const offers = isUuid(variantId)
    ? await readSellableOffers(transaction, [name], { clientId, day: londonDay(now) })
    : new Map<string, never>()
  const offer = offers.get(nameOf(name))
  if (offer === undefined || offer.brewery?.id !== breweryId || variantId === line.itemId)
    throw badField(field, 'A substitute is another beer of the same brewery.')
  if (line.kind !== 'variant' || loadOf(offer).key !== loadOf(line).key)
    throw badField(field, 'A substitute comes in the same kind of container.')
  if (units > missing)
    throw badField(field, `A substitute has at most the ${missing} units that are missing.`)
  const price = unitPriceMinor ?? offer.priceMinor
  if (price !== null && offer.priceMinor !== null && price > offer.priceMinor)
    throw badField(field, `This pub pays ${formatMinor(offer.priceMinor)} for it, and not more.`)
  if (price === null || price > line.unitPriceMinor) throw badField(field, dearer(price, line.unitPriceMinor))
  const { variantLabel, volumeMl } = offer
  const [kind] = await depositKindsOf(transaction, [{ variantId, variantLabel, volumeMl }])
  return {
    lineId: randomUUID(),
    itemId: variantId,
    title: offer.title,
    variantLabel,
    volumeMl,
    ...(offer.abv !== undefined && { abv: offer.abv }),
    imageUrl: offer.imageUrl,
    detailHref: hrefOf(offer, groupSlug ?? undefined),
    unitPriceMinor: price,
    ...(offer.basePriceMinor !== undefined && { basePriceMinor: offer.basePriceMinor }),
    duty: offer.duty ?? null,
    units,
    bearsDeposit: line.depositKind !== null && kind === line.depositKind,
  }
}

type Replaced = {
  line: LineRow
  missing: number
  breweryId: string | null
  /** The buyer, whose price counts. */
  clientId: string | null
  groupSlug: string | null
  now: Date
}

const dearer = (price: number | null, most: number) =>
  `A substitute costs at most as much as what it replaces: ${price === null ? 'it has no price' : formatMinor(price)}, and ${formatMinor(most)} at most.`
