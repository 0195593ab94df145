import type { GroupPalletPlan } from '../../shared/pallet/plan-group-pallet.ts'
import { Notice } from '../ui/core/Notice.tsx'
import { palletFacts, type RidingLine } from './pallet-texts.ts'
import styles from './PalletFacts.module.css'

type Props = {
  plan: GroupPalletPlan
  lines: readonly RidingLine[]
  /** In running text, where there is little room. */
  isCompact?: boolean
}

/** What the pallet costs, what it saves and what still fits on it. */
export function PalletFacts({ plan, lines, isCompact = false }: Props) {
  if (plan.left.length > 0)
    return (
      <Notice tone="error">
        <p>Some of it is more than our pallets carry. Take some out, or write to us.</p>
      </Notice>
    )
  return (
    <dl className={isCompact ? styles.compact : styles.facts}>
      {palletFacts(plan, lines).map(({ name, text, isCharge }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isCharge ? <strong>{text}</strong> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
