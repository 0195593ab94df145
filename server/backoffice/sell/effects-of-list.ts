import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { nameBusinesses } from '../../identity/accounts/sites/find-site-businesses.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StoredList } from '../../trading/prices/read-price-lists.ts'
import { nameMembers } from './list-members.ts'

/** A percentage in hundredths that leaves nothing. */
const wholePrice = 10_000
/** Sentences of one kind in a preview; a list may have five hundred pubs and prices. */
const mostSaid = 20

type Changed = { before: StoredList | null; after: StoredList | null; breweryId: string }

/** What a saved or removed list changes for buyers: who pays by it, what is off, and single prices, before and after. */
export async function effectsOfList(
  database: Database,
  { before, after, breweryId }: Changed,
): Promise<ActionEffects> {
  const [had, has] = [before?.clientIds ?? [], after?.clientIds ?? []]
  const concerned = [...new Set([...had, ...has])]
  const nameOf = await nameMembers(database, concerned)
  const name = (after ?? before)!.name
  const whole = await wholeBusinesses(database, { before, after, breweryId })
  const pubs = [
    ...whole.sentences,
    ...has.filter((id) => !had.includes(id)).map((id) => `${nameOf(id)} pays by ${name}.`),
    ...had.filter((id) => !has.includes(id)).map((id) => `${nameOf(id)} pays everybody’s prices again.`),
  ]
  const money = [
    ...percentChange(before, after),
    ...(await priceChanges(database, { before, after, breweryId })),
  ]
  return {
    money: firstOf(money),
    warnings: await giveaways(database, { before, after, breweryId }),
    deadlines: [
      ...firstOf(pubs),
      ...(money.length === 0 && pubs.length === 0
        ? ['No pub pays another price.']
        : [holdsFor(concerned.length + whole.sites)]),
    ],
  }
}

/** Who pays by the list as a whole business, before and after, and the number of their sites. */
async function wholeBusinesses(database: Database, { before, after }: Changed) {
  const [had, has] = [before?.businessIds ?? [], after?.businessIds ?? []]
  const concerned = [...new Set([...had, ...has])]
  const businessOf = await nameBusinesses(database, concerned)
  const said = (id: string) => `${businessOf(id).name} (whole business)`
  const name = (after ?? before)!.name
  return {
    sites: concerned.reduce((sum, id) => sum + businessOf(id).sites, 0),
    sentences: [
      ...has
        .filter((id) => !had.includes(id))
        .map((id) => `${said(id)} pays by ${name}; a site on another of your lists by that one.`),
      ...had.filter((id) => !has.includes(id)).map((id) => `${said(id)} is no longer on ${name}.`),
    ],
  }
}

const isAllOff = (list: StoredList | null) => (list?.percentOff ?? 0) >= wholePrice

/** What the list makes free that was not free before it. */
async function giveaways(database: Database, { before, after, breweryId }: Changed): Promise<string[]> {
  if (isAllOff(after) && !isAllOff(before))
    return ['This gives the beer away: 100 % off every price, so that pubs on the list pay £0.00.']
  const was = pricesOf(before)
  const ids = (after?.prices ?? [])
    .filter(({ containerId, priceMinor }) => priceMinor === 0 && was.get(containerId) !== 0)
    .map(({ containerId }) => containerId)
  const items = await findContainerItems(database, { ids, breweryId })
  return firstOf(items.map(({ title }) => `This gives the beer away: ${title} costs £0.00.`))
}

function holdsFor(pubs: number): string {
  if (pubs === 0) return 'No pub is on the list.'
  return `It applies at once for ${pubs === 1 ? '1 pub' : `${pubs} pubs`}; orders that were placed stay.`
}

function percentChange(before: StoredList | null, after: StoredList | null): string[] {
  const [was, is] = [before?.percentOff ?? 0, after?.percentOff ?? 0]
  if (was === is) return []
  const until = before === null ? '' : `; until now ${percentText(was)}`
  return [`${is === 0 ? 'Nothing' : percentText(is)} off every price${until}.`]
}

const percentText = (hundredths: number): string => (hundredths === 0 ? 'nothing' : `${hundredths / 100} %`)

async function priceChanges(database: Database, { before, after, breweryId }: Changed): Promise<string[]> {
  const [was, is] = [pricesOf(before), pricesOf(after)]
  const ids = [...new Set([...is.keys(), ...was.keys()])].filter((id) => was.get(id) !== is.get(id))
  const items = await findContainerItems(database, { ids, breweryId })
  return items.map(({ id, title }) => `${title}: ${textOf(is, id)}; until now ${textOf(was, id)}.`)
}

function textOf(prices: ReadonlyMap<string, number>, id: string): string {
  const minor = prices.get(id)
  return minor === undefined ? 'no price of its own' : formatMinor(minor)
}

const pricesOf = (list: StoredList | null): ReadonlyMap<string, number> =>
  new Map(list?.prices.map(({ containerId, priceMinor }) => [containerId, priceMinor]))

const firstOf = (sentences: readonly string[]): string[] =>
  sentences.length <= mostSaid
    ? [...sentences]
    : [...sentences.slice(0, mostSaid), `And ${sentences.length - mostSaid} more.`]
