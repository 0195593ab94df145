import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { SellingSubstitutes } from '../../../../shared/api/selling-api.ts'
import { loadOf } from '../../../../shared/pallet/container-loads.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { readSellableOffers } from '../../basket/offer.ts'
import { findVariantsOnSale } from '../../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lineRows } from '../order-read-queries.ts'
import { findSellingPart } from './find-selling-part.ts'

const mostOffers = 40

/**
 * What a brewery may offer in place of each line, by the rules of life/find-substitute.ts: its own, in the same kind of
 * container, at the pub's own price and not dearer. Throws RequestError 404 for an order without a part of the brewery's.
 */
export async function findSubstitutes(
  database: Database,
  { breweryId }: { breweryId: string; role: BreweryRole },
  { typed, now }: { typed: string; now: Date },
): Promise<SellingSubstitutes> {
  const part = await findSellingPart(database, { breweryId }, typed)
  const ids = await findVariantsOnSale(database, breweryId)
  const offers = await readSellableOffers(
    database,
    ids.map((itemId) => ({ kind: 'variant' as const, itemId })),
    { clientId: part.order.clientId, day: londonDay(now) },
  )
  const lines = await lineRows(database, [part.id])
  return {
    lines: lines
      .filter(({ kind }) => kind === 'variant')
      .map((line) => ({
        position: line.position,
        offers: [...offers.values()]
          .flatMap(
            ({
              itemId,
              title,
              variantLabel,
              volumeMl,
              priceMinor,
              basePriceMinor = null,
              availableUnits,
            }) => {
              const isFit =
                itemId !== line.itemId &&
                priceMinor !== null &&
                priceMinor <= line.unitPriceMinor &&
                loadOf({ variantLabel, volumeMl }).key === loadOf(line).key
              const name = [title, variantLabel].filter(Boolean).join(', ')
              return isFit
                ? [
                    {
                      variantId: itemId,
                      title: name,
                      unitPriceMinor: priceMinor,
                      basePriceMinor,
                      units: availableUnits,
                    },
                  ]
                : []
            },
          )
          .slice(0, mostOffers),
      })),
  }
}
