import { formatMinor } from '../../../shared/format/money.ts'
import type { GroupPalletPlan } from '../../../shared/pallet/plan-group-pallet.ts'

/**
 * The one carriage of a group's basket, 'One pallet' and '£56.00'; 'from' while no postcode says its zone. Null where
 * each brewery delivers for itself, and where no pallet carries it.
 */
export function palletCharge({
  pallet,
}: {
  pallet: GroupPalletPlan | null
}): { label: string; text: string } | null {
  if (pallet === null || pallet.chargeMinor === null || pallet.pallets.length === 0) return null
  const { pallets, chargeMinor, isZoneKnown } = pallet
  return {
    label: pallets.length === 1 ? 'One pallet' : `${pallets.length} pallets`,
    text: `${isZoneKnown ? '' : 'from '}${formatMinor(chargeMinor)}`,
  }
}
