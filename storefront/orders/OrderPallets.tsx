import type { Order, OrderPallet } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { shortDay } from '../../shared/orders/delivery-promise.ts'
import { weightText } from '../../shared/orders/weight-text.ts'
import { palletSteps } from '../../shared/pallet/pallet-tariff.ts'
import { paths } from '../../shared/paths/paths.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './OrderPallets.module.css'

type Props = { pallet: OrderPallet; group: Order['group'] }

/** The pallet that the breweries of a group's order share. */
export function OrderPallets({ pallet, group }: Props) {
  const { pallets, chargeMinor, separateMinor, leavesOn, runText, buyerMinor, orderedMinor } = pallet
  const saved = separateMinor === null ? 0 : separateMinor - chargeMinor
  if (pallets.length === 0) return null
  return (
    <section className={styles.pallet} aria-labelledby="order-pallet">
      <SectionHeading
        id="order-pallet"
        title={pallets.length === 1 ? 'One pallet' : `${pallets.length} pallets`}
      />
      {group !== null && (
        <p>
          All breweries send together with <a href={paths.group(group.slug)}>{group.name}</a>
          {leavesOn && !runText && `, on the pallet of ${shortDay(leavesOn)}`}. {runText}
        </p>
      )}
      <ol className={styles.pallets}>
        {pallets.map(({ step, weightG, heightMm, chargeMinor: charge }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pallets of an order keep their order
          <li className={styles.one} key={at}>
            <span>
              {stepLabel(step)}
              <span className={styles.detail}>
                {weightText(weightG)}, {(heightMm / 1000).toFixed(2)} m high
              </span>
            </span>
            <span className={styles.charge}>{formatMinor(charge)}</span>
          </li>
        ))}
      </ol>
      {orderedMinor !== undefined && orderedMinor !== chargeMinor && (
        <p>
          Your pallet was {formatMinor(orderedMinor)} and is now {formatMinor(chargeMinor)}.
        </p>
      )}
      {buyerMinor !== undefined && buyerMinor < chargeMinor && (
        <p>You pay {formatMinor(buyerMinor)} of it; those who changed the order pay the rest.</p>
      )}
      {saved > 0 && <p className={styles.saved}>You saved {formatMinor(saved)} on separate deliveries.</p>}
    </section>
  )
}

const stepLabel = (step: string) => palletSteps.find(({ name }) => name === step)?.label ?? step
