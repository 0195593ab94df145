import { useEffect, useState } from 'react'
import type { SavedAddress } from '../../shared/api/accounts-api.ts'
import type { TradeAccount } from '../../shared/api/trade-api.ts'
import { accountCalls } from '../accounts/account-calls.ts'
import type { SessionUser } from '../accounts/session-record.ts'
import { buyerIdOf, useSession } from '../accounts/session/session-state.ts'
import { checkoutCalls, type Payable } from './checkout-calls.ts'

/** What the checkout knows of the signed-in client. */
export type CheckoutClient = {
  id: string
  name: string
  email: string
  isConfirmed: boolean
  addresses: SavedAddress[]
  /** Null where it could not be asked. */
  payable: Payable | null
  /** The number of an order that is placed and waits to be paid. */
  unpaidNumber: string | null
  /** Null where it could not be asked. */
  trade: TradeAccount | null
}
/** Waiting while it is not known who is there, or what may be done. */
export type WhoOrders =
  | { kind: 'waiting' }
  | { kind: 'guest' }
  | { kind: 'client'; client: CheckoutClient; reload: () => void }

const awaitsPayment = new Set<string>(['unpaid', 'failed', 'action_required', 'processing'])

/** Who orders here. Looked at again whenever the page is come back to, or the connection is: an address may be confirmed by then. */
export function useCheckoutClient(): WhoOrders {
  const { status, user } = useSession()
  const [client, setClient] = useState<CheckoutClient | null>(null)
  const [asked, setAsked] = useState(0)
  const id = buyerIdOf(user)

  useEffect(() => {
    if (status !== 'signed-in' || user === null) return undefined
    let isWanted = true
    void readClient(user).then((read) => isWanted && setClient((before) => keepPayable(before, read)))
    return () => void (isWanted = false)
    // Of the user only who it is matters: the rest is read here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status, id, asked])

  useEffect(() => {
    const again = () => !document.hidden && setAsked((count) => count + 1)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [])

  if (status === 'signed-out') return { kind: 'guest' }
  if (id === null || client?.id !== id) return { kind: 'waiting' }
  return { kind: 'client', client, reload: () => setAsked((count) => count + 1) }
}

/** What was known stays where it could not be asked again: a card that is typed already is not taken away. */
function keepPayable(before: CheckoutClient | null, read: CheckoutClient): CheckoutClient {
  return before?.id === read.id ? { ...read, payable: read.payable ?? before.payable } : read
}

async function readClient(user: SessionUser): Promise<CheckoutClient> {
  const [account, payable, orders, trade] = await Promise.all([
    accountCalls.read().catch(() => null),
    checkoutCalls.methods().catch(() => null),
    checkoutCalls.newest().catch(() => null),
    accountCalls.readTrade().catch(() => null),
  ])
  const unpaid = orders?.orders.find(
    ({ state, paymentState }) => state === 'placed' && awaitsPayment.has(paymentState),
  )
  return {
    id: buyerIdOf(user) ?? user.id,
    name: user.name,
    email: user.email,
    isConfirmed: account?.client.emailConfirmed ?? user.emailConfirmed,
    addresses: account?.addresses ?? [],
    payable,
    unpaidNumber: unpaid?.number ?? null,
    trade,
  }
}
