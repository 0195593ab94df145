import { formatMinor } from '../../shared/format/money.ts'
import type { GroupPalletPlan } from '../../shared/pallet/plan-group-pallet.ts'
import { chargeText, fillTexts, type RidingLine, roomText, stepText } from './pallet-texts.ts'
import { PalletFacts } from './PalletFacts.tsx'
import { PalletSide } from './PalletSide.tsx'
import styles from './PalletSummary.module.css'

type Props = { plan: GroupPalletPlan; lines: readonly RidingLine[] }

/** The pallet in little: its last one drawn, and in words its charge, how full it is, and what still fits. */
export function PalletSummary({ plan, lines }: Props) {
  const { pallets, chargeMinor, savingMinor } = plan
  const last = pallets.at(-1)
  if (last === undefined || chargeMinor === null) return <PalletFacts plan={plan} lines={lines} />
  return (
    <section className={styles.summary} aria-labelledby="basket-pallet">
      <PalletSide pallet={last} />
      <div className={styles.words}>
        <h3 className={styles.title} id="basket-pallet">
          <span className="visually-hidden">Your pallet: </span>
          {stepText(pallets)}, {chargeText(plan, chargeMinor)}
        </h3>
        {savingMinor > 0 && <p>You save {formatMinor(savingMinor)} on separate deliveries.</p>}
        <p className={styles.fill}>
          {fillTexts(last)
            .map(({ text }) => text)
            .join(', ')}
        </p>
        <details className={styles.more}>
          <summary>{roomText(plan, lines)}</summary>
          <PalletFacts plan={plan} lines={lines} isCompact />
        </details>
      </div>
    </section>
  )
}
