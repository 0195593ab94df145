import { breweries } from '../../../server/catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { clearBrewery } from '../../../server/backoffice/import/clear-demo-breweries.ts'

/** Clears breweries of a catalogue to sell, as the demo shop's are: those of the slugs, or every one. */
export async function clearBreweries(
  database: Database,
  { slugs }: { slugs: readonly string[] | null },
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const brewery of await transaction.select().from(breweries))
      if (slugs === null || slugs.includes(brewery.slug))
        await clearBrewery(transaction, { brewery, isChecked: false, now: new Date() })
  })
}
