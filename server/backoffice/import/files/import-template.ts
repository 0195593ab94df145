import {
  type ImportField,
  importColumns,
  importFields,
  type ImportKind,
} from '../../../../shared/catalogue/import-headings.ts'
import { sizeName } from '../../../../shared/catalogue/sizes/size-name.ts'
import { findRange, type RangeBeer, type RangeContainer } from '../../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../../platform/database/database.ts'
import { writeCsv } from '../../../../shared/format/csv.ts'
import { findLevels } from '../../../trading/stock/read-stock.ts'

const byteOrderMark = '\uFEFF'
/** What a file states about itself rather than of today. */
const left: ReadonlySet<ImportField> = new Set(['countedAt', 'fromDay'])

/** A file to fill in, with today's values: a row a size, by beer and size (SELL-35). */
export async function importTemplate(
  database: Database,
  { breweryId, kind }: { breweryId: string; kind: ImportKind },
): Promise<string> {
  const { beers, containers } = await findRange(database, breweryId)
  const beerOf = new Map(beers.map((beer) => [beer.id, beer]))
  const levels = await findLevels(
    database,
    containers.map(({ id }) => id),
  )
  const fields = importColumns[kind].fields.filter((field) => !left.has(field))
  const rows = containers
    .map((container) => ({ container, beer: beerOf.get(container.beerId)! }))
    .toSorted((one, other) => one.beer.name.localeCompare(other.beer.name, 'en-GB'))
    .map((each) =>
      fields.map((field) =>
        cellOf(field, each, { kind, onHand: levels.get(each.container.id)?.onHand ?? 0 }),
      ),
    )
  return byteOrderMark + writeCsv([fields.map((field) => importFields[field].known[0]), ...rows])
}

type Both = { beer: RangeBeer; container: RangeContainer }

function cellOf(
  field: ImportField,
  { beer, container }: Both,
  { kind, onHand }: { kind: ImportKind; onHand: number },
): string | number {
  const values: Readonly<Record<ImportField, string | number | null>> = {
    containerId: container.externalId,
    beer: beer.name,
    // A file of beers has a column for the coupler, and its size is the name itself.
    container: kind === 'beers' ? container.name : sizeName(container),
    onHand,
    countedAt: null,
    price: container.priceMinor === null ? null : (container.priceMinor / 100).toFixed(2),
    fromDay: null,
    beerId: beer.externalId,
    style: beer.style,
    abv: beer.targetAbv,
    allergens: beer.allergens.join('|'),
    ingredients: beer.ingredients,
    glutenFree: beer.glutenFree ? 'yes' : 'no',
    description: beer.description,
    tastingNotes: beer.tastingNotes,
    type: container.type,
    litres: container.volumeMl === null ? null : container.volumeMl / 1000,
    packSize: container.packSize,
    coupler: container.couplerType,
    multiple: container.orderMultiple,
    soldOnline: container.isOnline ? 'yes' : 'no',
  }
  return values[field] ?? ''
}
