import type { GroupRun, RunDrop } from '../../../shared/api/group-runs-api.ts'
import { planGroupPallet } from '../../../shared/pallet/plan-group-pallet.ts'
import type { VesselLine } from '../../pallet/PalletStack.tsx'
import { partsOfDrop } from './run-words.ts'

/** What rides for a drop, by brewery, and the planner's pallets that carry it. Pure. */
export function cargoOf(run: Pick<GroupRun, 'loads'>, drop: Pick<RunDrop, 'parts' | 'limitG'>) {
  const lines: VesselLine[] = partsOfDrop(run, drop).flatMap(({ part, brewery, lines: own }) =>
    own.map(({ position, title, variantLabel, volumeMl, units }) => ({
      itemKey: `${part} ${position}`,
      teamId: brewery,
      breweryName: brewery,
      title,
      variantLabel,
      volumeMl,
      quantity: units,
    })),
  )
  return { lines, plan: planGroupPallet(lines, null, drop.limitG ?? undefined) }
}

/** The anchor of a drop's slip. */
export const slipId = (number: string): string => `drop-${number}`
