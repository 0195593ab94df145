import { randomUUID } from 'node:crypto'
import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { nameBusinesses } from '../../identity/accounts/sites/find-site-businesses.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { priceOfClient, readPriceLists, type StoredList } from '../../trading/prices/read-price-lists.ts'
import { removePriceList, savePriceList } from '../../trading/prices/save-price-list.ts'
import { nameMembers, readMembers } from '../sell/list-members.ts'
import { type Command, NothingThere, type OperatorContext, UsageError } from './operator-command.ts'
import { readPounds } from './read-typed-words.ts'

const usages = {
  lists: 'prices lists <brewery>',
  'save-list': 'prices save-list <brewery> <list> <percent off>',
  'remove-list': 'prices remove-list <brewery> <list>',
  'add-member': 'prices add-member <brewery> <list> <email>',
  'remove-member': 'prices remove-member <brewery> <list> <email>',
  single: 'prices single <brewery> <list> <container> <pounds>|none',
  pays: 'prices pays <brewery> <email> <container> [<day>]',
}

/** Price lists of breweries for some of their pubs; containers by their external ids of the import. */
export const priceListCommands: Record<string, Command> = {
  lists: {
    usage: usages.lists,
    does: 'its price lists with their pubs and single prices',
    run: async (database, [slug]) => {
      const { id } = await breweryOf(database, slug, usages.lists)
      const lists = await readPriceLists(database, id)
      const nameOf = await nameMembers(
        database,
        lists.flatMap(({ clientIds }) => clientIds),
      )
      const businessOf = await nameBusinesses(
        database,
        lists.flatMap(({ businessIds }) => businessIds),
      )
      const texts = lists.map(({ name, percentOff, clientIds, businessIds, prices }) => {
        const whole = businessIds.map((id) => `${businessOf(id).name} (whole business)`)
        const members = [...whole, ...clientIds.map(nameOf)].join(', ') || 'no pub'
        return `${name}: ${percentOff / 100} % off, ${prices.length} single prices; ${members}\n`
      })
      return texts.join('') || 'It has no price lists.\n'
    },
  },
  'save-list': {
    usage: usages['save-list'],
    does: 'a price list with so much off every base price, new or changed',
    run: async (database, [slug, name, percent = ''], context) => {
      if (name === undefined || !/^\d{1,3}(\.\d{1,2})?$/.test(percent))
        throw new UsageError(usages['save-list'])
      const brewery = await breweryOf(database, slug, usages['save-list'])
      const known = (await readPriceLists(database, brewery.id)).find((list) => list.name === name)
      const empty = { percentOff: 0, clientIds: [], businessIds: [], prices: [] }
      const list = known ?? { id: randomUUID(), name, ...empty }
      await save(database, brewery.id, { ...list, percentOff: Math.round(Number(percent) * 100) }, context)
      return `${brewery.name}: ${name} is ${percent} % off.\n`
    },
  },
  'remove-list': {
    usage: usages['remove-list'],
    does: 'removes a price list; its pubs pay the base prices',
    run: async (database, [slug, name], { actor, clock }) => {
      const { breweryId, list } = await listOf(database, [slug, name], usages['remove-list'])
      await removePriceList(database, { listId: list.id, breweryId, actor, now: clock() })
      return `${list.name} is gone.\n`
    },
  },
  'add-member': {
    usage: usages['add-member'],
    does: 'puts a pub on a price list, and off any other of the brewery',
    run: async (database, [slug, name, email], context) => {
      if (email === undefined) throw new UsageError(usages['add-member'])
      const { breweryId, list } = await listOf(database, [slug, name], usages['add-member'])
      const added = await readMembers(database, breweryId, [{ email }])
      await save(database, breweryId, { ...list, clientIds: [...list.clientIds, ...added] }, context)
      return `${email} is on ${list.name}.\n`
    },
  },
  'remove-member': {
    usage: usages['remove-member'],
    does: 'takes a pub off a price list',
    run: async (database, [slug, name, email], context) => {
      const { breweryId, list } = await listOf(database, [slug, name], usages['remove-member'])
      const client = await clientOf(database, email, usages['remove-member'])
      const clientIds = list.clientIds.filter((id) => id !== client.id)
      await save(database, breweryId, { ...list, clientIds }, context)
      return `${client.email} is not on ${list.name}.\n`
    },
  },
  single: {
    usage: usages.single,
    does: 'a price ex VAT of one container on a list, or none of its own',
    run: async (database, [slug, name, container, pounds], context) => {
      if (pounds === undefined) throw new UsageError(usages.single)
      const { breweryId, list } = await listOf(database, [slug, name], usages.single)
      const { id: containerId, title } = await containerOf(database, breweryId, container)
      const others = list.prices.filter((price) => price.containerId !== containerId)
      const own = pounds === 'none' ? [] : [{ containerId, priceMinor: readPounds(pounds) }]
      await save(database, breweryId, { ...list, prices: [...others, ...own] }, context)
      return `${title}: ${own[0] === undefined ? 'no price of its own' : formatMinor(own[0].priceMinor)} on ${list.name}.\n`
    },
  },
  pays: {
    usage: usages.pays,
    does: 'what a pub would pay for a container today, or on a day',
    run: async (database, [slug, email, container, day], { clock }) => {
      const { id: breweryId } = await breweryOf(database, slug, usages.pays)
      const client = await clientOf(database, email, usages.pays)
      const { id: containerId, title } = await containerOf(database, breweryId, container)
      const on = day ?? londonDay(clock())
      const asked = { breweryId, clientId: client.id, containerId, day: on }
      const { priceMinor, list } = await priceOfClient(database, asked)
      return `${title}: ${priceMinor === null ? 'no price' : formatMinor(priceMinor)} on ${on}, by ${list === null ? 'everybody’s price' : `the list ${list}`}.\n`
    },
  },
}

async function save(
  database: Database,
  breweryId: string,
  list: StoredList,
  { actor, clock }: Pick<OperatorContext, 'actor' | 'clock'>,
): Promise<void> {
  await savePriceList(database, { list, breweryId, actor, now: clock() })
}

async function breweryOf(database: Database, slug: string | undefined, usage: string) {
  if (slug === undefined) throw new UsageError(usage)
  return nameBrewery(database, slug)
}

async function listOf(database: Database, [slug, name]: (string | undefined)[], usage: string) {
  if (name === undefined) throw new UsageError(usage)
  const { id: breweryId } = await breweryOf(database, slug, usage)
  const list = (await readPriceLists(database, breweryId)).find((each) => each.name === name)
  if (list === undefined) throw new NothingThere(`There is no price list '${name}'.`)
  return { breweryId, list }
}

async function clientOf(database: Database, email: string | undefined, usage: string) {
  if (email === undefined) throw new UsageError(usage)
  const client = await findClientByEmail(database, email)
  if (client === null) throw new NothingThere(`No one signs in as ${email}.`)
  return client
}

async function containerOf(database: Database, breweryId: string, externalId: string | undefined) {
  const found = await findContainerItems(database, { externalIds: [externalId ?? ''], breweryId })
  if (found[0] === undefined) throw new NothingThere(`The brewery has no container '${externalId ?? ''}'.`)
  return found[0]
}
