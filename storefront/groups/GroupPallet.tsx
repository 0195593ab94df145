import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { basketOpenEvent } from '../../shared/basket/basket-events.ts'
import { buyerIdOf, useSession } from '../accounts/session/session-state.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { basketState, subscribeToBasket, unseenBasket } from '../basket/store/basket-state.ts'
import { GroupRunsContext } from '../basket/add/group-runs.ts'
import { storedFields } from '../basket/plan/stored-fields.ts'
import { useDeliveryPostcode } from '../basket/plan/use-delivery-postcode.ts'
import { planBasketPallet } from '../basket/plan-basket-pallet.ts'
import { stepFacts } from '../pallet/pallet-texts.ts'
import { PalletFacts } from '../pallet/PalletFacts.tsx'
import { PalletPicture } from '../pallet/PalletPicture.tsx'
import { PalletSide } from '../pallet/PalletSide.tsx'
import { Button } from '../ui/core/Button.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './GroupPallet.module.css'

type Props = {
  slug: string
  name: string
  /** The postcode typed on this page; empty before any input. */
  postcode: string
  onSavedPostcode: (postcode: string) => void
}

const headingId = 'group-pallet'

/** The pallet of the visitor's basket in this group as it fills; who has none sees what one carries (GRP-07). */
export function GroupPallet({ slug, name, postcode, onSavedPostcode }: Props) {
  // Only subscribes: BasketPlace has opened the basket of every visitor with one
  const { entries } = useSyncExternalStore(subscribeToBasket, basketState, () => unseenBasket)
  const { user } = useSession()
  const saved = useDeliveryPostcode()
  useEffect(() => onSavedPostcode(saved), [onSavedPostcode, saved])
  const to = postcode || saved
  const own = entries.filter(({ group }) => group?.slug === slug)
  return (
    <section className={styles.pallet} aria-labelledby={headingId}>
      {own.length === 0 ? (
        <Invitation name={name} to={to} />
      ) : (
        <Filling key={buyerIdOf(user)} entries={own} who={buyerIdOf(user)} to={to} />
      )}
    </section>
  )
}

function Invitation({ name, to }: { name: string; to: string }) {
  return (
    <>
      <SectionHeading
        id={headingId}
        title="Your pallet"
        note={`It is empty. Whatever you add from the breweries of ${name} shares it, for one charge${to && `, here to ${to}`}.`}
      />
      <div className={styles.empty}>
        <div className={styles.side}>
          <PalletSide pallet={{ layers: [] }} />
        </div>
        <dl className={styles.steps}>
          {stepFacts(to).map((step) => (
            <div key={step.name}>
              <dt>{step.name}</dt>
              <dd>{step.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

type FillingProps = { entries: readonly BasketEntry[]; who: string | null; to: string }

function Filling({ entries, who, to }: FillingProps) {
  const [typed] = useState(() => storedFields(who))
  const pallet = planBasketPallet(entries, { typed, postcode: to, runs: use(GroupRunsContext) })
  const pallets = pallet?.plan.pallets ?? []
  return (
    <>
      <SectionHeading
        id={headingId}
        title="Your pallet"
        note={
          pallets.length > 1
            ? `Your basket takes ${pallets.length} pallets. This is the last of them.`
            : to === ''
              ? 'As your basket fills it.'
              : `As your basket fills it, to ${to}.`
        }
      />
      {pallet && (
        <div className={styles.columns}>
          <PalletPicture plan={{ pallets: pallets.slice(-1) }} lines={pallet.lines} />
          <PalletFacts plan={pallet.plan} lines={pallet.lines} />
        </div>
      )}
      <p className={styles.way}>
        <Button variant="quiet" onClick={() => window.dispatchEvent(new CustomEvent(basketOpenEvent))}>
          Show basket
        </Button>
      </p>
    </>
  )
}
