/** The entry of `npm start`. Compiled modules are cached beside the packages, which saves a quarter of the start. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { projectPath } from './config/project-folder.ts'

enableCompileCache(projectPath('node_modules/.cache/dray-modules'))
const { startShop } = await import('./start-shop.ts')
const { ConfigError } = await import('./config/config-error.ts')
const { SchemaBehindError } = await import('./database/migrate-at-start.ts')
try {
  await startShop()
  flushCompileCache()
} catch (error) {
  const isForTheOperator = error instanceof ConfigError || error instanceof SchemaBehindError
  process.stderr.write(isForTheOperator ? `${error.message}\n` : `${String((error as Error).stack)}\n`)
  process.exit(1)
}
