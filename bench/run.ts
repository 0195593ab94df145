/**
 * Measures the speed that the shop promises, as ratios against a baseline of the same run wherever it can:
 *   npm run bench                    everything that has no precondition of its own
 *   npm run bench -- pages           one of them, by name
 *   npm run bench -- hostile 50000   so many hostile requests; a million without a number
 *   npm run bench -- last-kegs 50    so many sales of the last kegs; a thousand without a number
 *   npm run bench -- kills 50        so many kills of the embedded shop while it sells; a thousand without a number
 *   npm run bench -- histories 300   so many random histories; ten thousand without a number
 *   npm run bench -- console-lists   the consoles' lists at 100,000 rows, 300 times each without a number
 *   npm run bench -- import-beside-orders 30000   orders while so many containers are loaded; 300,000 without a number
 *   npm run bench -- ready 1000000   starts on PostgreSQL with so many beers; 100,000 without a number
 *   npm run bench -- index-memory 1000000   where the bytes of the index in memory are; 200,000 without a number
 *   npm run bench -- cluster-load    a mixed load on one, two and three web processes
 * A second number is the seed of hostile, kills and histories, which print theirs: the same is drawn again. A history that does not
 * hold is printed with a seed of its own: `histories 1 SEED` plays it alone.
 */
import { benchBrowsing } from './browsing.ts'
import { benchCapacity } from './capacity.ts'
import { benchClusterLoad } from './cluster-load.ts'
import { benchConsoleFirstView } from './console-first-view.ts'
import { benchConsoleLists } from './console-lists.ts'
import { benchFirstView } from './first-view.ts'
import { benchBasketDrawer } from './basket-drawer.ts'
import { benchCheckout } from './checkout.ts'
import { benchAccounts } from './accounts-bench.ts'
import { benchBasket } from './basket.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchHistories } from './histories.ts'
import { benchImportBesideOrders } from './import-beside-orders.ts'
import { benchIndexMemory } from './index-memory.ts'
import { benchKills } from './kills.ts'
import { benchHostile } from './hostile.ts'
import { benchLastKegs } from './last-kegs.ts'
import { benchListing } from './listing.ts'
import { benchMemory } from './memory.ts'
import { benchReady } from './ready.ts'
import { benchRendering } from './rendering.ts'
import { benchReviews } from './reviews.ts'
import { benchStockChanges } from './stock-changes.ts'

const benches: Record<string, (count?: number, seed?: number) => Promise<void>> = {
  pages: benchCachedPages,
  rendering: benchRendering,
  listing: benchListing,
  memory: benchMemory,
  'index-memory': benchIndexMemory,
  'first-view': benchFirstView,
  browsing: benchBrowsing,
  accounts: benchAccounts,
  basket: async () => {
    await benchBasket()
    await benchBasketDrawer()
  },
  reviews: benchReviews,
  checkout: benchCheckout,
  capacity: benchCapacity,
  'stock-changes': benchStockChanges,
  hostile: benchHostile,
  'last-kegs': benchLastKegs,
  kills: benchKills,
  histories: benchHistories,
  'console-lists': benchConsoleLists,
  'console-first-view': benchConsoleFirstView,
  'import-beside-orders': benchImportBesideOrders,
  'cluster-load': benchClusterLoad,
  ready: benchReady,
}
/** They take so long that they run by name only. */
const longOnes = new Set([
  'hostile',
  'kills',
  'last-kegs',
  'histories',
  'console-lists',
  'import-beside-orders',
  'cluster-load',
  'ready',
  'index-memory',
])

const words = process.argv.slice(2)
const [count, seed] = words.map(Number).filter((number) => number > 0)
const wanted = words.filter((word) => !(Number(word) > 0))
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(benches).join(', ')}\n`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : longOnes.has(name)) continue
  process.stdout.write(`\n== ${name}\n`)
  await bench(count, seed)
}
process.exit(process.exitCode ?? 0)
