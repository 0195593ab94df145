import type { GroupPalletPlan } from '../../shared/pallet/plan-group-pallet.ts'
import { PalletFacts } from '../pallet/PalletFacts.tsx'
import { PalletPicture } from '../pallet/PalletPicture.tsx'
import type { VesselLine } from '../pallet/PalletStack.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './PalletPanel.module.css'

type Props = {
  plan: GroupPalletPlan
  /** What rides on it. */
  lines: readonly VesselLine[]
  /** Why it does not go where it should; null where it does. */
  refusal: string | null
}

/** The one pallet: how full it is, its one charge, what it saves, and whether it goes where it should (OPEN-66). */
export function PalletPanel({ plan, lines, refusal }: Props) {
  if (plan.pallets.length === 0 && plan.left.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="checkout-pallet">
      <SectionHeading id="checkout-pallet" title="Your pallet" />
      {refusal && (
        <Notice tone="error" title="The pallet does not go there.">
          <p>{refusal}</p>
        </Notice>
      )}
      <PalletPicture plan={plan} lines={lines} />
      <PalletFacts plan={plan} lines={lines} />
    </section>
  )
}
