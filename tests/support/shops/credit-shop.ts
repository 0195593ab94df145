import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { CreditDossier } from '../../../shared/api/credit-api.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import {
  lapsePayBacks,
  lapseWriteOffs,
  settleCreditDays,
} from '../../../server/finance/credit/settle-credit-days.ts'
import { writeStatements } from '../../../server/finance/credit/write-statements.ts'
import { bearer } from './account-shop.ts'
import { addStaff } from './add-staff.ts'
import { openOrderShop } from './order-shop.ts'

type Headers = Record<string, string>
const day = 24 * 60 * 60

const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() })

/** A shop whose buyers order on account, with finance's calls and the jobs of the clock. */
export async function openCreditShop() {
  const shop = await openOrderShop()
  const { database } = shop
  const deps = { database, publicUrl: 'https://dray.example', clock: shop.now }
  const people: { clientId: string; authorization?: string }[] = []
  const person = async () => {
    const headers = await shop.buyer()
    people.push(headers)
    return headers
  }
  const staff = async (role: StaffRole) => {
    const worker = await person()
    await addStaff(database, worker.clientId, role)
    return worker
  }
  const finance = await staff('finance')

  /** A buyer whose credit account was opened with these. */
  const creditBuyer = async ({ limitMinor = 1_000_000, terms = '14' } = {}) => {
    const buyer = await person()
    const body = { limitMinor, terms, reason: 'Paid on time.' }
    const opened = await shop.post(`/api/admin/buyers/${buyer.clientId}/credit/open`, body, keyed(finance))
    if (opened.statusCode !== 200) throw new Error(opened.body)
    return buyer
  }

  /** Fills the basket of a buyer with a keg that costs this with VAT. */
  const fill = async (buyer: Headers, grossMinor: number) => {
    const keg = await shop.variant({ priceMinor: Math.round(grossMinor / 1.2), availableUnits: 10 })
    await shop.add({ ...keg, quantity: 1 }, buyer)
  }

  /** After a long wait: headers that were handed out go on working. */
  const signInAgain = async () => {
    for (const one of people) {
      const [client] = await database.select().from(clients).where(eq(clients.id, one.clientId))
      Object.assign(one, bearer(await shop.signIn(client!.email)))
    }
  }

  return {
    ...shop,
    finance,
    staff,
    /** A buyer without a credit account, whom signInAgain knows. */
    person,
    keyed,
    creditBuyer,
    fill,
    /** An order on account of this gross, accepted, so invoiced; answers its number. */
    invoiced: async (buyer: Headers, grossMinor: number) => {
      await fill(buyer, grossMinor)
      const { number } = await shop.placed(buyer, { payment: 'invoice' })
      await shop.operate('orders', 'accept', number)
      return number
    },
    verb: (who: Headers, clientId: string, verb: string, body: object) =>
      shop.post(`/api/admin/buyers/${clientId}/credit/${verb}`, body, keyed(who)),
    dossier: async (clientId: string): Promise<CreditDossier> =>
      (await shop.get(`/api/admin/buyers/${clientId}/credit`, finance)).json(),
    markPaid: (clientId: string, amountMinor: number, more: object = {}) => {
      const receivedOn = shop.now().toISOString().slice(0, 10)
      const payment = { clientId, amountMinor, receivedOn, reference: `FP ${randomUUID()}`, ...more }
      return shop.post('/api/admin/money/payments', payment, keyed(finance))
    },
    money: (path: string, body: object, who: Headers = finance) =>
      shop.post(`/api/admin/money/${path}`, body, keyed(who)),
    signInAgain,
    /** Sets the clock on; sessions end meanwhile, so everybody signs in again where they were signed in. */
    waitDays: async (days: number) => {
      shop.wait(days * day)
      await signInAgain()
    },
    settleDays: () => settleCreditDays(deps),
    lapse: async () => {
      await lapseWriteOffs(deps)
      await lapsePayBacks(deps)
    },
    writeStatements: () => writeStatements(deps),
  }
}
