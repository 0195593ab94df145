import type { Page } from '@playwright/test'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { TradeAccount } from '../../../shared/api/trade-api.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { tradeApplication } from '../builders/trade-application.ts'
import { awaitBasket } from './await-running.ts'
import { findVariant } from './fill-guest-basket.ts'
import { mailedLink } from './mail-box.ts'
import { newCaller, storeSession, registerClient } from './sessions.ts'
import type { Shop } from '../shops/start-shop-process.ts'

type LineInput = { words: string; quantity?: number; groupSlug?: string }
export type Buyer = SignedIn & { email: string }

/** A client whose address is confirmed, with these beers in the account's basket. */
export async function newBuyer(shop: Shop, wanted: readonly LineInput[]): Promise<Buyer> {
  const client = await registerClient(shop.url)
  const token = (await mailedLink(shop, client.email, confirmSubject)).split('#token=')[1]
  await callShop(shop.url, '/public/auth/confirm-email', { token })
  await approveBuyer(shop.url, client)
  await putIntoCart(shop.url, client, wanted)
  return client
}

/**
 * A shop at a local address approves at once everyone who applies (TRADE-05). The address of the premises goes again, so
 * that a journey begins without saved addresses.
 */
async function approveBuyer(shop: string, client: SignedIn): Promise<void> {
  const call = (path: string, body: object | undefined, method: string) =>
    callShop(shop, path, body, client, method)
  const account = (await call('/api/account/trade', tradeApplication, 'PUT')) as TradeAccount
  for (const { id } of account.premises) await call(`/api/account/addresses/${id}`, undefined, 'DELETE')
}

const confirmSubject = 'Confirm your email address'

export async function putIntoCart(
  shop: string,
  client: SignedIn,
  wanted: readonly LineInput[],
): Promise<void> {
  for (const { words, quantity = 1, groupSlug } of wanted) {
    const variantId = await findVariant(shop, words)
    await callShop(shop, '/api/cart/items', { kind: 'variant', variantId, quantity, groupSlug }, client)
  }
}

/** What the shop answers to a call of this client. */
export async function callShop(
  shop: string,
  path: string,
  body?: object,
  client?: SignedIn,
  method = body === undefined ? 'GET' : 'POST',
): Promise<unknown> {
  const response = await fetch(shop + path, {
    method,
    headers: {
      'x-forwarded-for': newCaller(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(client && { authorization: `Bearer ${client.token.accessToken}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** How many orders this client has. */
export async function ordersOf(shop: string, client: SignedIn): Promise<number> {
  const { total } = (await callShop(shop, '/api/orders', undefined, client)) as { total: number }
  return total
}

/** The checkout of a buyer who is signed in, once it is their own. */
export async function openCheckout(page: Page, client: SignedIn, path = '/checkout'): Promise<void> {
  await storeSession(page, client)
  await page.goto(path)
  await awaitBasket(page)
}

const labels: [keyof typeof checkoutContact, string][] = [
  ['firstname', 'First name'],
  ['lastname', 'Last name'],
  ['streetaddress', 'Street address'],
  ['towncity', 'Town or city'],
  ['postcode', 'Postcode'],
  ['email', 'Email address'],
  ['phone', 'Phone'],
]

export async function typeDetails(page: Page, changed: Partial<typeof checkoutContact> = {}): Promise<void> {
  const details = page.getByRole('region', { name: 'Your details' })
  for (const [name, label] of labels)
    await details
      .getByRole('textbox', { name: label, exact: true })
      .first()
      .fill({ ...checkoutContact, ...changed }[name] ?? '')
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  empty: '4000 0000 0000 9995',
  asksBack: '4000 0025 0000 3155',
  lost: '4000 0000 0000 0119',
  twice: '4000 0000 0000 0259',
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name on card' }).fill('Maggie Tapster')
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('combobox', { name: 'Expiry month' }).selectOption('11')
  await page.getByRole('combobox', { name: 'Expiry year' }).selectOption(String(new Date().getFullYear() + 2))
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}
