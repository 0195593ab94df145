import type { CheckoutGroup } from '../../shared/checkout-page.ts'
import { deliveryAnswer, deliveryRefusal } from '../../shared/delivery-area.ts'
import { formatMinor } from '../../shared/money.ts'
import { loadOf } from '../../shared/pallet/container-loads.ts'
import { type GroupPalletPlan, type PalletLine, roomFor } from '../../shared/pallet/plan-group-pallet.ts'
import { formatPostcode } from '../../shared/postcode.ts'
import { locatePostcode } from '../../shared/postcode-districts.ts'
import { Notice } from '../ui/Notice.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { zoneNames } from './pallet-texts.ts'
import { PalletPicture } from './PalletPicture.tsx'
import styles from './PalletPanel.module.css'

type Props = {
  group: CheckoutGroup
  plan: GroupPalletPlan
  /** What rides on it. */
  lines: readonly (PalletLine & { title: string })[]
  /** As typed so far. */
  postcode: string
}

/** The one pallet: how full it is, its one charge, what it saves, and whether it goes where it should (OPEN-66). */
export function PalletPanel({ group, plan, lines, postcode }: Props) {
  if (plan.pallets.length === 0 && plan.left.length === 0) return null
  const { chargeMinor, separateMinor, savingMinor, zone, isZoneKnown } = plan
  const whole = formatPostcode(postcode)
  const refusal =
    whole &&
    deliveryRefusal(deliveryAnswer(group.area, locatePostcode(whole)), {
      postcode: whole,
      groupName: group.name,
    })
  return (
    <section className={styles.panel} aria-labelledby="checkout-pallet">
      <SectionHeading id="checkout-pallet" title="Your pallet" />
      {refusal && (
        <Notice tone="error" title="The pallet does not go there.">
          <p>{refusal}</p>
        </Notice>
      )}
      {plan.left.length > 0 && (
        <Notice tone="error">
          <p>Some of it is more than our pallets carry. Take some out, or write to us.</p>
        </Notice>
      )}
      <PalletPicture plan={plan} />
      {chargeMinor !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>One charge for all breweries</dt>
            <dd>
              <strong>{formatMinor(chargeMinor)}</strong> ex VAT
            </dd>
          </div>
          {separateMinor !== null && savingMinor > 0 && (
            <div>
              <dt>With separate deliveries</dt>
              <dd>
                {formatMinor(separateMinor)}: you save {formatMinor(savingMinor)}
              </dd>
            </div>
          )}
          <div>
            <dt>Zone</dt>
            <dd>{isZoneKnown ? zoneNames[zone] : `${zoneNames[zone]}, until you give a postcode`}</dd>
          </div>
          <RoomLeft lines={lines} />
        </dl>
      )}
    </section>
  )
}

/** What still fits, told in units of the line that is ordered most. */
function RoomLeft({ lines }: Pick<Props, 'lines'>) {
  const [most] = lines.toSorted((one, other) => other.quantity - one.quantity)
  if (most === undefined) return null
  const { beforeNextStep, beforeNextPallet } = roomFor(lines, loadOf(most))
  const name = [most.title, most.variantLabel].filter(Boolean).join(', ')
  return (
    <div>
      <dt>Still fits</dt>
      <dd>
        {beforeNextStep === 0 ? 'No' : beforeNextStep} more of {name} at this charge, {beforeNextPallet}{' '}
        before another pallet begins
      </dd>
    </div>
  )
}
