import { basketCookieName } from '../../../shared/basket/basket-cookie.ts'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import type {
  CardPayments,
  CheckoutData,
  CheckoutGroup,
  TypedFields,
} from '../../../shared/checkout/checkout-page-data.ts'
import type { DetailsProblem } from '../../../shared/checkout/checkout-details.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { normaliseGroupSlug } from '../../../shared/format/slug.ts'
import { deliveryPostcode } from '../../../shared/checkout/checkout-form.ts'
import { readGuestBasket } from '../basket/guest-basket.ts'
import { quoteLineDelivery } from '../basket/quote-line-delivery.ts'
import type { Database } from '../../platform/database/database.ts'
import { findGroupDelivery } from '../../catalogue/groups/find-group-delivery.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import type { PaymentProvider } from '../../finance/payments/payment-provider.ts'
import type { PageHead, PageRequest, PageResult } from '../../platform/http/page-loading.ts'

export type CardProvider = Pick<PaymentProvider, 'name' | 'isTestMode'>
type CheckoutDeps = { database: Database; provider: CardProvider; clock: () => Date }
/** Which checkout: the regular one, or that of a group, by its slug or its id (C-10, C-83). */
export type CheckoutOf = { kind: 'regular' } | { kind: 'group'; slug?: string; id?: string }
/** What a form without scripts sent, and what came of it. */
type Sent = { typed: TypedFields; problems: DetailsProblem[]; isComplete: boolean }

const nothingSent: Sent = { typed: {}, problems: [], isComplete: false }
const head = (canonicalPath: string): PageHead => ({
  description: 'Where your beer goes, how it gets there, what it costs, and paying for it.',
  canonicalPath,
  indexed: false,
})

/** The regular checkout, and with a group's id that group's (CHK-01, C-10). */
export async function loadCheckout(
  deps: CheckoutDeps,
  { cookie, query }: PageRequest,
): Promise<PageResult<'checkout'>> {
  const id = query.get('groupId')
  const of: CheckoutOf = id === null ? { kind: 'regular' } : { kind: 'group', id }
  const data = await checkoutData(deps, { of, cookie: cookie?.(basketCookieName) ?? null })
  if (of.kind === 'group' && data.group === null) return { kind: 'not-found' }
  return { kind: 'page', data, head: head(paths.checkout), topics: [] }
}

/** The checkout of a group's pallet: the slug decides, what the query says of it is only a hint (GCHK-01, C-83). */
export async function loadGroupCheckout(
  deps: CheckoutDeps,
  { cookie, params }: PageRequest,
): Promise<PageResult<'groupCheckout'>> {
  const slug = normaliseGroupSlug(params['slug'] ?? '')
  const of: CheckoutOf = { kind: 'group', slug }
  const data = await checkoutData(deps, { of, cookie: cookie?.(basketCookieName) ?? null })
  if (of.kind === 'group' && data.group === null) return { kind: 'not-found' }
  return { kind: 'page', data, head: head(`${paths.group(slug)}/checkout`), topics: [] }
}

/** The page that answers a form without scripts. */
export async function checkoutAnswer(
  deps: CheckoutDeps,
  about: { of: CheckoutOf; cookie: string | null; sent: Sent },
): Promise<{ data: CheckoutData; head: PageHead }> {
  const data = await checkoutData(deps, about)
  return { data, head: head(data.path) }
}

/** What pages that ask for a card say of who takes it. */
export const cardsOf = ({ name, isTestMode }: CardProvider): CardPayments => ({ provider: name, isTestMode })

/** The group a checkout is of; null for none, and for one no one knows. */
export async function groupOf(database: Database, of: CheckoutOf): Promise<CheckoutGroup | null> {
  if (of.kind === 'regular') return null
  const [named] = of.slug === undefined ? [] : await findGroupNames(database, { ids: [], slugs: [of.slug] })
  const found = await findGroupDelivery(database, named?.id ?? of.id ?? '')
  return found && { id: found.id, slug: found.slug, name: found.name, area: found.area }
}

/** A guest's lines of the regular basket, or of a group's. */
export async function linesOf(
  database: Database,
  { group, cookie, now }: { group: CheckoutGroup | null; cookie: string | null; now: Date },
): Promise<CartItem[]> {
  const { quote } = await readGuestBasket(database, cookie, now)
  return quote.items.filter((line) => (line.group?.id ?? null) === (group?.id ?? null))
}

async function checkoutData(
  { database, provider, clock }: CheckoutDeps,
  { of, cookie, sent = nothingSent }: { of: CheckoutOf; cookie: string | null; sent?: Sent },
): Promise<CheckoutData> {
  const now = clock()
  const group = await groupOf(database, of)
  const name = group?.name ?? 'Group'
  const home = { label: 'Home', href: paths.home }
  const isGroup = of.kind === 'group'
  const lines = isGroup && group === null ? [] : await linesOf(database, { group, cookie, now })
  return {
    title: isGroup ? `Checkout – ${name}` : 'Checkout',
    breadcrumb: isGroup
      ? [
          home,
          { label: 'Groups', href: paths.groups },
          { label: `Group: ${name}`, href: group ? paths.group(group.slug) : paths.groups },
          { label: 'Checkout' },
        ]
      : [home, { label: 'Shopping Cart', href: paths.cart }, { label: 'Checkout' }],
    kind: of.kind,
    group,
    path: group ? paths.groupCheckout(group.slug, group) : paths.checkout,
    lines,
    delivery: await quoteLineDelivery(database, { lines, postcode: deliveryPostcode(sent.typed), now }),
    thisYear: now.getFullYear(),
    cards: cardsOf(provider),
    ...sent,
  }
}
