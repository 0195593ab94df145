/**
 * Builds the storefront, the consoles, the server, and the databases that a first start copies; with --if-stale only what is older
 * than its sources. What builds is loaded where it is needed, as every `npm start` comes by here.
 */
import { writeFileSync } from 'node:fs'
import { server, storefront } from './built-parts.ts'
import { isStale } from './is-stale.ts'

const isWholeBuild = !process.argv.includes('--if-stale')
if (isWholeBuild || isStale(storefront.stamp, storefront.sources)) {
  const { buildStorefront } = await import('./build-storefront.ts')
  await buildStorefront()
  writeFileSync(storefront.stamp, new Date().toISOString())
}
if (isWholeBuild || isStale(server.stamp, server.sources)) {
  const { buildServer } = await import('./build-server.ts')
  await buildServer()
  const { findEmptyDatabase } = await import('../server/platform/database/empty/empty-database-folder.ts')
  if (isWholeBuild || (await findEmptyDatabase()) === null) {
    const { writeEmptyDatabase } = await import('../server/platform/database/empty/write-empty-database.ts')
    await writeEmptyDatabase()
  }
  const { findReadyDatabase } = await import('../server/backoffice/import/ready/ready-shop-folder.ts')
  if (isWholeBuild || (await findReadyDatabase()) === null) {
    const { writeReadyShop } = await import('../server/backoffice/import/ready/write-ready-shop.ts')
    const { tradeDays } = await import('../server/backoffice/demo-trade/trade-days.ts')
    await writeReadyShop(tradeDays({ endsAt: new Date(), weeks: 6 }).opensAt)
  }
  // Last, as the ready shop is made of the same sources.
  writeFileSync(server.stamp, new Date().toISOString())
}
