/**
 * The entry, of the sources as of the bundle that `npm start` takes. Compiled modules are cached beside the packages, which saves
 * a quarter of the start; stack traces of the bundle name the sources.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { projectPath } from './platform/config/project-folder.ts'
import { nameSources } from './platform/errors/name-sources.ts'

enableCompileCache(projectPath('node_modules/.cache/dray-modules'))
nameSources()
const { openDatabaseWhile, openSettings } = await import('./open-first.ts')
const { ConfigError } = await import('./platform/config/config-error.ts')
const { DatabaseInUseError } = await import('./platform/database/folder-lock.ts')
const { SchemaBehindError } = await import('./platform/database/migrate-at-start.ts')
try {
  const settings = await openSettings(process.env)
  const [connection, { startShop, renderer }] = await openDatabaseWhile(settings, async () => {
    const { loadRenderer, startShop } = await import('./start-shop.ts')
    return { startShop, renderer: await loadRenderer(settings) }
  })
  await startShop({ ...settings, connection, renderer })
  flushCompileCache()
} catch (error) {
  const { message, stack } = error as Error
  const isForTheOperator = [ConfigError, DatabaseInUseError, SchemaBehindError].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(`${isForTheOperator ? message : String(stack)}\n`)
  process.exit(1)
}
