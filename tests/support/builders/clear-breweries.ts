import { breweries } from '../../../server/catalogue/catalogue-tables.ts'
import type { Database } from '../../../server/database/database.ts'
import { clearBrewery } from '../../../server/import/clear-demo-breweries.ts'

/** Clears every brewery of a catalogue to sell, as the demo shop's are. */
export async function clearBreweries(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const brewery of await transaction.select().from(breweries))
      await clearBrewery(transaction, { brewery, isChecked: false, now })
  })
}
