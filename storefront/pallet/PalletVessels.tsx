import { useState } from 'react'
import type { PlannedPallet } from '../../shared/pallet/plan-group-pallet.ts'
import { nameOf, PalletStack, teamsOf, VesselLegend, type VesselLine } from './PalletStack.tsx'
import styles from './PalletVessels.module.css'

type Props = { pallet: PlannedPallet; lines: readonly VesselLine[] }

/** A pallet from the side. A press on a vessel names it; the list below says the same in words (SEE-14). */
export function PalletVessels({ pallet, lines }: Props) {
  const [named, setNamed] = useState<string | null>(null)
  const teams = teamsOf(lines)
  const chosen = lines.find(({ itemKey }) => itemKey === named)
  return (
    <div className={styles.vessels}>
      <PalletStack
        pallet={pallet}
        lines={lines}
        teams={teams}
        named={named}
        onName={(key) => setNamed(key === named ? null : key)}
      />
      <p className={styles.named} role="status">
        {chosen && [nameOf(chosen), chosen.breweryName].filter(Boolean).join(', ')}
      </p>
      <VesselLegend lines={lines} teams={teams} />
    </div>
  )
}
