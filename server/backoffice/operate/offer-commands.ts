import { formatMinor } from '../../../shared/format/money.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { readQuantityPrices } from '../../trading/prices/read-offers.ts'
import { saveQuantityPrices } from '../../trading/prices/save-offer.ts'
import { readSellingOffers } from '../sell/selling-offers.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readPounds } from './read-typed-words.ts'

const offersUsage = 'prices offers <brewery>'
const quantityUsage = 'prices quantity <container> [<units>:<pounds> …]'

/** Quantity prices and offers; containers by their external ids of the import. */
export const offerCommands: Record<string, Command> = {
  offers: {
    usage: offersUsage,
    does: 'its quantity prices and offers',
    run: async (database, [slug]) => {
      if (slug === undefined) throw new UsageError(offersUsage)
      const { id } = await nameBrewery(database, slug)
      const { quantityPrices, offers } = await readSellingOffers(database, id)
      const lines = [
        ...quantityPrices.map(
          ({ title, steps }) =>
            `${title}: ${steps.map(({ fromUnits, priceMinor }) => `from ${fromUnits} ${formatMinor(priceMinor)}`).join(', ') || 'no quantity prices'}\n`,
        ),
        ...offers.map(
          ({ name, fromUnits, percentOff, priceMinor, fromDay, untilDay, unitLimit, unitsTaken, sizes }) => {
            const price = priceMinor === null ? `${(percentOff ?? 0) / 100} % off` : formatMinor(priceMinor)
            const when = fromDay === null ? `from ${fromUnits} units` : `${fromDay} to ${untilDay}`
            const limit = unitLimit === null ? '' : `, ${unitsTaken} of ${unitLimit} units sold`
            return `${name}: ${price}, ${when}, ${sizes.length} sizes${limit}\n`
          },
        ),
      ]
      return lines.join('') || 'It has no quantity prices and no offers.\n'
    },
  },
  quantity: {
    usage: quantityUsage,
    does: 'sets all quantity prices of a container ex VAT; none removes them',
    run: async (database, [container, ...typed], { actor, clock }) => {
      if (container === undefined) throw new UsageError(quantityUsage)
      const steps = typed.map((step) => {
        const [, units, pounds] = /^(\d{1,4}):([\d.]+)$/.exec(step) ?? []
        if (units === undefined || pounds === undefined) throw new UsageError(quantityUsage)
        return { fromUnits: Number(units), priceMinor: readPounds(pounds) }
      })
      const [item] = await findContainerItems(database, { externalIds: [container] })
      if (item === undefined) throw notFound(`The container '${container}'`)
      const { id: containerId, breweryId } = item
      const floorMinor =
        (await readQuantityPrices(database, breweryId)).find((size) => size.containerId === containerId)
          ?.floorMinor ?? null
      await database.transaction((transaction) =>
        saveQuantityPrices(transaction, { containerId, steps, floorMinor, breweryId, actor, now: clock() }),
      )
      return `${item.title} has ${steps.length} quantity prices.\n`
    },
  },
}
