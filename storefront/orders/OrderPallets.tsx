import type { Order, OrderPallet } from '../../shared/api/orders.ts'
import { formatNumber } from '../../shared/dates.ts'
import { formatMinor } from '../../shared/money.ts'
import { palletSteps } from '../../shared/pallet/pallet-tariff.ts'
import { paths } from '../../shared/paths.ts'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import styles from './OrderPallets.module.css'

type Props = { pallet: OrderPallet; group: Order['group'] }

/** The pallet that the breweries of a group's order share. */
export function OrderPallets({ pallet: { pallets, chargeMinor, separateMinor }, group }: Props) {
  const saved = separateMinor === null ? 0 : separateMinor - chargeMinor
  return (
    <section className={styles.pallet} aria-labelledby="order-pallet">
      <SectionHeading
        id="order-pallet"
        title={pallets.length === 1 ? 'One pallet' : `${pallets.length} pallets`}
      />
      {group !== null && (
        <p>
          All breweries send together with <a href={paths.group(group.slug)}>{group.name}</a>.
        </p>
      )}
      <ol className={styles.pallets}>
        {pallets.map(({ step, weightG, heightMm, chargeMinor: charge }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pallets of an order keep their order
          <li className={styles.one} key={at}>
            <span>
              {stepLabel(step)}
              <span className={styles.detail}>
                {formatNumber(Math.round(weightG / 1000))} kg, {(heightMm / 1000).toFixed(2)} m high
              </span>
            </span>
            <span className={styles.charge}>{formatMinor(charge)}</span>
          </li>
        ))}
      </ol>
      {saved > 0 && (
        <p className={styles.saved}>Sent one by one it would have cost {formatMinor(saved)} more.</p>
      )}
    </section>
  )
}

const stepLabel = (step: string) => palletSteps.find(({ name }) => name === step)?.label ?? step
