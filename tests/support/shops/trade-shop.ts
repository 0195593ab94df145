import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { TradeAccount } from '../../../shared/api/trade-api.ts'
import type { TypedTrade } from '../../../shared/trade/read-trade-application.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import { changeSetting } from '../../../server/platform/settings/change-setting.ts'
import type { TradeApproval } from '../../../server/parties/trade-accounts/trade-approval.ts'
import { tradeApplication } from '../builders/trade-application.ts'
import { bearer } from './account-shop.ts'
import { addStaff } from './add-staff.ts'
import { openOrderShop } from './order-shop.ts'

type Headers = Record<string, string>
type Newcomer = Headers & { clientId: string }

/** The whole shop with clients who apply for a trade account, and the staff who decide. */
export async function openTradeShop() {
  const shop = await openOrderShop()
  const { database } = shop
  const emails = new Map<string, string>()

  const newcomer = async (): Promise<Newcomer> => {
    const session = await shop.register()
    const { id: clientId, email } = session.client
    emails.set(clientId, email)
    await database.update(clients).set({ emailConfirmedAt: shop.now() }).where(eq(clients.id, clientId))
    return { ...bearer(session), clientId }
  }
  const apply = (headers: Headers, change: TypedTrade = {}) =>
    shop.call('PUT', '/api/account/trade', { ...tradeApplication, ...change }, headers)
  const decide = (
    staff: Headers,
    { clientId }: { clientId: string },
    verb: string,
    words: object = { note: 'Seen in the register.' },
  ) =>
    shop.post(`/api/admin/buyers/${clientId}/trade/${verb}`, words, {
      'idempotency-key': randomUUID(),
      ...staff,
    })

  return {
    ...shop,
    /** The headers of a client with a confirmed address and no trade account. */
    newcomer,
    apply,
    decide,
    staff: async (role: StaffRole): Promise<Newcomer> => {
      const person = await newcomer()
      await addStaff(database, person.clientId, role)
      return person
    },
    setApproval: (approval: TradeApproval | null) => changeSetting(database, 'trade.approval', approval),
    trade: async (headers: Headers): Promise<TradeAccount> =>
      (await shop.get('/api/account/trade', headers)).json(),
    /** The news that a client has had by mail, the first first. */
    news: async ({ clientId }: { clientId: string }): Promise<string[]> => {
      const mails = await shop.mailsTo(emails.get(clientId) ?? '')
      return mails
        .filter(({ template }) => template === 'trade-account')
        .map(({ data }) => (data as { news?: string }).news ?? '')
    },
  }
}
