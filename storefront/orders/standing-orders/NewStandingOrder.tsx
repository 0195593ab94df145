import { type FormEvent, useState } from 'react'
import type { StandingOrders } from '../../../shared/api/standing-orders-api.ts'
import { standingOrderPath, type StandingPageData } from '../../../shared/orders/account-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { useRead } from '../use-read.ts'
import { standingCalls, standingReads } from './standing-order-calls.ts'
import styles from './StandingOrders.module.css'
import { StandingTerms, type Terms } from './StandingTerms.tsx'
import { useStandingAction } from './use-standing-act.ts'

type From = Pick<Extract<StandingPageData, { view: 'new' }>, 'order' | 'group'>
type Props = { from: From }

/** Makes a standing order of an order or of a basket. */
export function NewStandingOrder({ from }: Props) {
  const { loaded, again } = useRead<StandingOrders>(standingReads.all)
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state !== 'ready') {
    return (
      <ErrorState title="This could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  }
  const choices = loaded.value
  const [first] = choices.premises
  if (first === undefined) {
    return (
      <EmptyState
        title="Where should it go?"
        icon="truck"
        action={<LinkButton href={paths.trade}>Add your premises</LinkButton>}
      >
        <p>A standing order goes to premises of your trade account, and it has none yet.</p>
      </EmptyState>
    )
  }
  const basket = choices.baskets.find(({ groupId }) => groupId === from.group)
  if (from.order === null && basket === undefined) {
    return (
      <EmptyState
        title="This basket is empty."
        icon="basket"
        action={<LinkButton href={paths.shop}>See all beers</LinkButton>}
      >
        <p>Fill it first, or make a standing order from one of your orders.</p>
      </EmptyState>
    )
  }
  return <NewForm from={from} choices={choices} premisesId={first.id} basket={basket} />
}

type Basket = StandingOrders['baskets'][number]
type FormProps = { from: From; choices: StandingOrders; premisesId: string; basket: Basket | undefined }

function NewForm({ from, choices, premisesId, basket }: FormProps) {
  const [terms, setTerms] = useState<Terms>({
    name: 'Our usual order',
    rhythmWeeks: 1,
    premisesId,
    payment: choices.mayPayByInvoice ? 'invoice' : 'card',
    wish: 'ask_me',
  })
  const [firstOn, setFirstOn] = useState('')
  const { act, isWorking, problem } = useStandingAction(({ id }) => location.assign(standingOrderPath(id)))
  const make = (event: FormEvent) => {
    event.preventDefault()
    const source = from.order === null ? { groupId: from.group } : { orderNumber: from.order }
    void act(() => standingCalls.make({ ...terms, ...source, firstOn }), 'The standing order is made.')
  }
  return (
    <form className={styles.form} onSubmit={make}>
      <Source order={from.order} basket={basket} />
      <StandingTerms terms={terms} choices={choices} onChange={setTerms}>
        <TextInput
          label="First day"
          name="firstOn"
          type="date"
          isRequired
          value={firstOn}
          onChange={setFirstOn}
          hint={
            from.order === null && from.group === null
              ? 'From tomorrow on. The cut-off is at 10:00 on its day.'
              : 'The cut-off is at 10:00 on its day; of a group’s pallet, an hour before the run of that week closes.'
          }
        />
      </StandingTerms>
      {problem !== null && (
        <Notice tone="error" title="It was not made.">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isWorking}>
          Make the standing order
        </Button>
      </div>
    </form>
  )
}

/** What it will order, with the way to look at it. */
function Source({ order, basket }: { order: string | null; basket: Basket | undefined }) {
  if (order !== null)
    return (
      <p>
        It orders what you ordered with <a href={paths.order(order)}>order {order}</a>. The order stays as it
        is.
      </p>
    )
  const { lines = 0, groupName = null } = basket ?? {}
  return (
    <p>
      It orders the {lines === 1 ? 'one line' : `${lines} lines`} of{' '}
      <a href={paths.cart}>your {groupName === null ? 'basket' : `pallet of ${groupName}`}</a>, which stays as
      it is.
    </p>
  )
}
