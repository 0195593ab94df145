import type { CartProblem } from '../../../shared/pages/cart-page-data.ts'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import { basketDeliveryText } from '../../../shared/orders/delivery-promise.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { buyerIdOf, useSession } from '../../accounts/session/session-state.ts'
import { useGroupRun } from '../add/group-runs.ts'
import { PalletSide } from '../../pallet/PalletSide.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { type BasketView, entriesOf } from '../lines/basket-views.ts'
import { planBasket } from '../plan-basket-pallet.ts'
import { storedFields } from '../plan/stored-fields.ts'
import { useSenderTerms } from '../plan/use-delivery.ts'
import { useDeliveryPostcode } from '../plan/use-delivery-postcode.ts'
import type { LiveBasket } from '../use-basket.ts'
import { CartSummary } from './CartSummary.tsx'
import { CartTable } from './CartTable.tsx'
import styles from './CartNote.module.css'

type Props = {
  view: BasketView
  lines: readonly BasketEntry[]
  basket: LiveBasket | null
  problem: CartProblem | null
  /** Of the server, while the page is as it drew it. */
  delivery: readonly PartQuote[]
}

/** One basket as its delivery note: when it leaves, its lines, what they come to, and its own way to the checkout. */
export function CartNote({ view, lines, basket, problem, delivery }: Props) {
  const { user } = useSession()
  const run = useGroupRun(view.group?.slug ?? null)
  const entries = entriesOf(lines, view)
  // Until the browser's own basket is there, nothing is asked: the page has what the server knew
  const postcode = useDeliveryPostcode()
  const plan = planBasket(entries, {
    typed: basket === null ? {} : storedFields(buyerIdOf(user)),
    isGroup: view.group !== null,
    run,
    postcode: basket === null ? '' : postcode,
  })
  const pallet = plan.pallet?.pallets.at(-1)
  const isGroup = view.group !== null
  const { minimums, promises } = useSenderTerms(
    plan.blocks,
    isGroup || basket === null,
    postcode,
    isGroup || basket !== null ? [] : delivery,
  )
  const titleId = `note-${view.group?.slug ?? 'regular'}`
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>
            {view.group === null ? view.name : <a href={paths.group(view.group.slug)}>{view.name}</a>}
          </h2>
          <p className={styles.leaves}>{basketDeliveryText(run, promises, isGroup)}</p>
        </div>
        {pallet && <PalletSide pallet={pallet} />}
      </header>
      <CartTable name={view.name} lines={entries} basket={basket} problem={problem} />
      <CartSummary view={view} plan={plan} lines={entries} minimums={minimums} />
    </section>
  )
}
