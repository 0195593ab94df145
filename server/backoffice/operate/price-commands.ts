import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { setOrderMultiple } from '../../trading/prices/set-order-multiple.ts'
import { listPrices, setPrice } from '../../trading/prices/set-price.ts'
import { type Command, UsageError } from './operator-command.ts'
import { offerCommands } from './offer-commands.ts'
import { priceListCommands } from './price-list-commands.ts'

const setUsage = 'prices set <container> <pounds> [<from day>]'
const multipleUsage = 'prices multiple <container> <units>'
const listUsage = 'prices list <container>'

/** Containers by their external ids of the import. */
export const priceCommands: Record<string, Command> = {
  set: {
    usage: setUsage,
    does: 'a price ex VAT from today, or from a later day at 00:00',
    run: async (database, [container, pounds = '', day], { actor, clock }) => {
      const [, whole, pence = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(pounds) ?? []
      if (container === undefined || whole === undefined) throw new UsageError(setUsage)
      const fromDay = day ?? londonDay(clock())
      const priceMinor = Number(whole + pence.padEnd(2, '0'))
      await setPrice(database, { container, priceMinor, fromDay, setBy: actor.name }, clock())
      return `${container} costs ${formatMinor(priceMinor)} from ${fromDay}.\n`
    },
  },
  multiple: {
    usage: multipleUsage,
    does: 'sells a container in whole multiples; 1 is singly',
    run: async (database, [container, multiple]) => {
      if (container === undefined || multiple === undefined) throw new UsageError(multipleUsage)
      await setOrderMultiple(database, { container, multiple: Number(multiple) })
      return `${container} is sold in multiples of ${multiple}.\n`
    },
  },
  list: {
    usage: listUsage,
    does: 'its prices with their days, the latest first',
    run: async (database, [container]) => {
      if (container === undefined) throw new UsageError(listUsage)
      const rows = await listPrices(database, container)
      const lines = rows.map(
        ({ fromDay, priceMinor, setBy }) =>
          `${fromDay}  ${priceMinor === null ? 'no price' : formatMinor(priceMinor)}  ${setBy}\n`,
      )
      return lines.join('')
    },
  },
  ...offerCommands,
  ...priceListCommands,
}
