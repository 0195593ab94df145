import { type SQL, sql } from 'drizzle-orm'
import { type AccessoryCardRow, selectAccessory } from '../../catalogue/accessories/accessory-in-statement.ts'
import { liveBuyer } from '../../identity/accounts/session-in-statement.ts'
import { selectVariant, type VariantRow } from '../../catalogue/beers/variant-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'
import { listed, preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { selectGroupName } from '../../catalogue/groups/group-in-statement.ts'
import { type DepositTerms, selectDepositTerms } from '../../finance/deposits/deposit-in-statement.ts'
import type { SessionIdentity } from '../../platform/http/identity.ts'
import { selectListedTerms } from '../prices/client-price-in-statement.ts'
import type { ListedTerms } from '../../../shared/prices/list-price.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { type CartLineRow, type GroupName, lineColumns } from './cart-queries.ts'

/** The owner of the line: the statement checks the session itself. */
export type LineOwner = SessionIdentity | { tokenHash: string }
/** A line with the present state of its item and group. */
export type ChangedLine = {
  line: CartLineRow
  variant: VariantRow | null
  accessory: AccessoryCardRow | null
  /** Of a client's price list. */
  terms: ListedTerms | null
  deposits: DepositTerms | null
  group: GroupName | null
}

/** Locks a client's cart first, as every writer does. It writes no time, because only visitors' carts expire. */
const heldOfClient = sql`
  session as (${liveBuyer}),
  held as (
    select cart_lines.id, cart_lines.kind, cart_lines.item_id, cart_lines.group_id, carts.client_id from cart_lines
    join carts on carts.id = cart_lines.cart_id join session on session.id = carts.client_id
    where cart_lines.id = ${value('lineId', 'uuid')}
    for update of carts
  )`
const heldOfVisitor = sql`
  cart as (
    update carts set touched_at = ${value('now', 'timestamptz')}
    where token_hash = ${value('tokenHash', 'text')} returning id
  ),
  held as (
    select cart_lines.id, cart_lines.kind, cart_lines.item_id, cart_lines.group_id, null::uuid as client_id
    from cart_lines join cart on cart.id = cart_lines.cart_id where cart_lines.id = ${value('lineId', 'uuid')}
  )`
const termsOfVariant = selectListedTerms(sql`held.client_id`, {
  breweryId: sql`variant."breweryId"`,
  containerId: sql`variant."containerId"`,
})

const depositsOfVariant = selectDepositTerms({
  breweryId: sql`variant."breweryId"`,
  variantId: sql`variant."variantId"`,
  day: value('day', 'date'),
})

const setOfClient = preparedStatement<ChangedLine>(quantitySet(heldOfClient))
const setOfVisitor = preparedStatement<ChangedLine>(quantitySet(heldOfVisitor))

/**
 * Sets the units of a line, in whole multiples and up to the stock; a line that is sold out, without a price or of a
 * brewery that takes no orders only decreases (C-22, S-03, AWRS-06).
 * One statement also reads the owner, the stock and the group (docs/decisions/0028). Null without such a line or an
 * active session.
 */
export async function setLineQuantity(
  database: Database,
  owner: LineOwner,
  { lineId, quantity, now }: { lineId: string; quantity: number; now: Date },
): Promise<ChangedLine | null> {
  const wanted = { ...owner, lineId, quantity, day: londonDay(now) }
  const [row] =
    'sessionId' in owner
      ? await setOfClient(database, wanted)
      : await setOfVisitor(database, { ...wanted, now: now.toISOString() })
  return row ?? null
}

function quantitySet(held: SQL): SQL {
  const wanted = value('quantity', 'integer')
  return sql`
    with ${held},
    variant as (${selectVariant(sql`(select item_id from held where kind = 'variant')`)}),
    accessory as (${selectAccessory(sql`(select item_id from held where kind = 'upsell')`)}),
    line as (
      update cart_lines set quantity = case when stock.units / multiple > 0
        then least(greatest(${wanted} / multiple, 1), stock.units / multiple) * multiple
        else least(${wanted}, cart_lines.quantity) end
      from held cross join lateral (
        select coalesce((select "orderMultiple" from variant), 1) as multiple, coalesce((select case when "showPrices" and "priceMinor" is not null and "closureReason" is null then "availableUnits" else 0 end from variant), (select least("currentStock", "maxQuantity") from accessory)) as units
      ) stock
      where cart_lines.id = held.id
      returning ${listed(lineColumns)}
    )
    select row_to_json(line) as line,
      (select row_to_json(variant) from variant) as variant,
      (select row_to_json(accessory) from accessory) as accessory,
      (select row_to_json(terms) from held cross join variant cross join lateral (${termsOfVariant}) terms) as terms,
      (select row_to_json(deposits) from variant cross join lateral (${depositsOfVariant}) deposits) as deposits,
      (select row_to_json(named) from (${selectGroupName(sql`line."groupId"`)}) named) as "group"
    from line`
}
