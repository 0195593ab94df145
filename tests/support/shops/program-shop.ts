import type { AddressInfo } from 'node:net'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { breweryScopes, buyerScopes } from '../../../shared/accounts/api-token-scopes.ts'
import { buyerClient, sellerClient } from '../../../clients/typescript/dray-client.ts'
import { buildBeer, buildBrewery, buildContainer } from '../builders/builders.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { bearer, registration } from './account-shop.ts'
import { addMember } from './add-staff.ts'
import { openOrderShop } from './order-shop.ts'

/** The whole shop behind a port, with a brewery whose owner and a buyer make tokens for their programs. */
export async function openProgramShop() {
  const shop = await openOrderShop({ lasts: 'file', role: 'web' })
  const { database } = shop
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`

  const brewery = await buildBrewery(database, { slug: 'tern', email: 'tern@brewery.example' }, shop.now())
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Harbour Bitter' })
  const firkin = await buildContainer(database, {
    beerId: beer.id,
    type: 'cask',
    name: '9g Cask (Firkin)',
    volumeMl: 40_914,
    priceMinor: 9_850,
    availableUnits: 10,
  })
  const owner = await shop.register()
  await addMember(database, { clientId: owner.client.id, breweryId: brewery.id, role: 'owner' })

  const tokenOf = async (path: string, body: object, headers: Record<string, string>) => {
    const made = await shop.post(path, body, headers)
    if (made.statusCode !== 201) throw new Error(`No token: ${made.body}`)
    return made.json().token as string
  }

  return {
    ...shop,
    url,
    brewery,
    beer,
    firkin,
    /** The program of the brewery, with every scope or with these. */
    breweryProgram: async (scopes: readonly string[] = breweryScopes) => {
      const body = { name: 'Cellar software', scopes, days: 30 }
      const token = await tokenOf('/api/sell/tern/tokens', body, bearer(owner))
      return { token, client: sellerClient({ url, token }) }
    },
    /** The program of a new buyer who pays on account. */
    buyerProgram: async (scopes: readonly string[] = buyerScopes) => {
      const buyer = await shop.buyer()
      const { email } = (await shop.get('/api/account', buyer)).json().client
      await shop.operate('clients', 'approve-invoice', email)
      const body = { name: 'Till', scopes, days: 30, password: registration.password }
      const token = await tokenOf('/api/account/tokens', body, buyer)
      return { buyer, token, client: buyerClient({ url, token }) }
    },
    /** A person's order of so many firkins by card. */
    orderedBy: async (quantity: number): Promise<string> => {
      const buyer = await shop.buyer()
      await shop.add({ kind: 'variant', variantId: firkin.storefrontVariantId!, quantity }, buyer)
      const { number } = await shop.placed(buyer, { contact: checkoutContact })
      await shop.pay(number, sandboxTokens.success, buyer)
      return number
    },
  }
}

/** What a call answered. Throws with the refusal's code and words where it was refused. */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await call
  if (error !== undefined || data === undefined || data === null)
    throw new Error(`${response.status} ${JSON.stringify(error)}`)
  return data
}
