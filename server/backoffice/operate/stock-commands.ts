import type { RecordedKind } from '../../../shared/api/stock-api.ts'
import { recordedKinds } from '../../../shared/api/list-views.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { findLineFaults } from '../../trading/orders/find-order-faults.ts'
import { countTimeOf } from '../../trading/stock/count-time.ts'
import { findLevelFaults } from '../../trading/stock/read-stock.ts'
import {
  findLevel,
  findMovements,
  findStockItem,
  type StockItem,
} from '../../trading/stock/find-stock-item.ts'
import { listStock } from '../../trading/stock/list-stock.ts'
import { recordStock } from '../../trading/stock/record-stock.ts'
import { type Command, UsageError } from './operator-command.ts'

const does: Record<RecordedKind, string> = {
  count: 'so many are on hand now, or were at a moment: what left since is taken off',
  made: 'so many more are on hand',
  spoilt: 'so many fewer are on hand',
  sold_elsewhere: 'so many fewer are on hand',
  returned: 'so many more are on hand',
}

export const stockCommands: Record<string, Command> = {
  list: {
    usage: 'stock list <brewery> [page]',
    does: 'its containers: on hand, sellable, reserved, promised',
    run: async (database, [slug, page = '1'], { clock }) => {
      if (slug === undefined || !/^[1-9]\d{0,4}$/.test(page))
        throw new UsageError('stock list <brewery> [page]')
      const { id: breweryId } = await nameBrewery(database, slug)
      const { rows, pages } = await listStock(database, breweryId, { page: Number(page), now: clock() })
      const lines = rows.map(
        ({ externalId, title, ...level }) => `${externalId}  ${title}: ${describe(level)}\n`,
      )
      return `${lines.join('')}Page ${page} of ${pages}\n`
    },
  },
  movements: {
    usage: 'stock movements <external id>',
    does: 'the last hundred movements of a container or an accessory',
    run: async (database, [externalId]) => {
      if (externalId === undefined) throw new UsageError('stock movements <external id>')
      const { id } = await findStockItem(database, externalId)
      const rows = await findMovements(database, id)
      const lines = rows.map(
        ({ at, kind, sellable, reserved, promised, actor, reason }) =>
          `${new Date(at).toISOString()}  ${kind}  sellable ${signed(sellable)}, reserved ${signed(reserved)}, ` +
          `promised ${signed(promised)}${[actor?.name, reason].map((word) => (word ? `  ${word}` : '')).join('')}\n`,
      )
      return lines.length === 0 ? 'No movements.\n' : lines.join('')
    },
  },
  ...Object.fromEntries(recordedKinds.map((kind) => [kind.replace('_', '-'), recordCommand(kind)])),
  check: {
    usage: 'stock check',
    does: 'whether levels, movements and open orders agree',
    run: async (database) => {
      const levels = (await findLevelFaults(database)).map(({ itemId, what }) => `${itemId} ${what}\n`)
      const lines = (await findLineFaults(database)).map(
        ({ number, title, quantity, reserved, promised }) =>
          `${number}, ${title}: of ${quantity} ordered, ${reserved} are reserved and ${promised} promised\n`,
      )
      return [...levels, ...lines].join('') || 'Levels, movements and open orders agree.\n'
    },
  },
}

function recordCommand(kind: RecordedKind): Command {
  const moment = kind === 'count' ? ' [at=<moment>]' : ''
  const usage = `stock ${kind.replace('_', '-')} <external id> <units> reason=<text>${moment}`
  return {
    usage,
    does: does[kind],
    run: async (database, [externalId, typed = '', ...rest], { actor, clock }) => {
      const valueOf = (name: string) =>
        rest.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
      const [reason, at] = [valueOf('reason')?.trim(), valueOf('at')]
      const isKnown =
        rest.every((word) => /^(reason|at)=/.test(word)) && (at === undefined || kind === 'count')
      const countedAt = at === undefined ? null : countTimeOf(at, clock()).at
      if (
        externalId === undefined ||
        !/^\d{1,7}$/.test(typed) ||
        !reason ||
        !isKnown ||
        isNaN(Number(countedAt))
      )
        throw new UsageError(usage)
      const item = await findStockItem(database, externalId)
      const items = [{ itemId: item.id, units: Number(typed) }]
      const cause = { at: clock(), actor, reason: cutText(reason, 500) }
      await retryTransaction(database, (transaction) =>
        recordStock(transaction, { kind, items, countedAt }, cause),
      )
      return describeItem(database, item)
    },
  }
}

async function describeItem(database: Database, { id, title }: StockItem): Promise<string> {
  return `${title}: ${describe(await findLevel(database, id))}\n`
}

type Buckets = { onHand: number; sellable: number; reserved: number; promised: number }

const describe = ({ onHand, sellable, reserved, promised }: Buckets) =>
  `on hand ${onHand}, sellable ${sellable}, reserved ${reserved}, promised ${promised}` +
  (sellable < 0 ? `, short by ${-sellable}` : '')

const signed = (units: number) => (units > 0 ? `+${units}` : String(units))
