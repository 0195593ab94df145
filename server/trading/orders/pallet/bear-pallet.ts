import { standardVatRate, vatMinor } from '../../../../shared/duty/vat.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { Database } from '../../../platform/database/database.ts'
import { palletDifference } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import type { PalletPlanRow } from '../pallet-plan-queries.ts'
import { sharesByBrewery } from './share-pallet.ts'

type Borne = {
  order: Pick<HeldOrder, 'id'>
  parts: readonly ConsignmentRow[]
  was: PalletPlanRow
  is: Pick<PalletPlanRow, 'version' | 'chargeMinor' | 'others'>
  actor: string
  now: Date
}

const withVat = (netMinor: number) => ({
  netMinor,
  vatMinor: vatMinor([{ netMinor, vatRate: standardVatRate }]),
})

/** Books to each brewery what it pays of a pallet more or less than before. Dray's share is its own cost. */
export async function bearPallet(
  transaction: Database,
  { order, parts, was, is, actor, now }: Borne,
): Promise<void> {
  const [before, after] = [sharesByBrewery(was), sharesByBrewery(is)]
  for (const breweryId of new Set([...before.keys(), ...after.keys()])) {
    const [stood, stands] = [withVat(before.get(breweryId) ?? 0), withVat(after.get(breweryId) ?? 0)]
    const difference = {
      netMinor: stands.netMinor - stood.netMinor,
      vatMinor: stands.vatMinor - stood.vatMinor,
    }
    await postLedger(transaction, {
      event: 'pallet_difference',
      key: `pallet:${order.id}:${is.version}:${breweryId}`,
      entries: palletDifference(difference, breweryId),
      orderId: order.id,
      partId: parts.find((part) => part.breweryId === breweryId)?.id ?? null,
      reason: `${formatMinor(stands.netMinor)} of the pallet of ${formatMinor(is.chargeMinor)}, ${formatMinor(stood.netMinor)} before`,
      actor,
      now,
    })
  }
}
