import { formatMinor } from '../../../shared/format/money.ts'
import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'
import type { GroupPalletPlan } from '../../../shared/pallet/plan-group-pallet.ts'

/**
 * The one delivery charge of a group's basket, 'One pallet' and '£56.00'; 'from' while no postcode says its zone. Null where
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

/** 'On the group’s pallet · £81.00 · arrives Tue 1 Dec': the line below the option of a group's checkout (CHK-10). */
export function palletHint(
  plan: { pallet: GroupPalletPlan | null },
  run: Pick<GroupRun, 'day'> | null | undefined,
): string {
  const day = run?.day
  return ['On the group’s pallet', palletCharge(plan)?.text, day && `arrives ${shortDay(day)}`]
    .filter(Boolean)
    .join(' · ')
}
