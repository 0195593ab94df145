import { afterAll, onTestFinished } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import type { Dependencies } from '../../../server/open-deps.ts'
import type { Connection } from '../../../server/platform/database/database.ts'
import { createLogger } from '../../../server/platform/http/create-logger.ts'
import type { App } from '../../../server/platform/http/app-type.ts'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import { loadBuiltRenderer } from '../../../server/content/pages/page-renderer.ts'
import { testSealer } from './test-sealer.ts'
import { openTestDatabase } from '../servers/test-database.ts'

export type WholeShop = {
  app: App
  routes: readonly RouteEntry[]
  connection: Connection
  log: () => string
  /** The text of /metrics. */
  metrics: () => Promise<string>
}

type Settings = Partial<Dependencies> & {
  logLevel?: string | undefined
  /** 'file' for a shop that is opened outside of a test. */
  lasts?: 'test' | 'file'
}

/** Argon2id at its least. What a started shop derives with is in hash-password.test.ts, and no setting reaches it. */
const quickParameters = { memoryKib: 8, passes: 1, lanes: 1 }

/** The whole server on a database of its own that `fill` stocked, with the built storefront; closed with the test. */
export async function openWholeShop(
  fill: (connection: Connection) => Promise<unknown> = async () => {},
  { logLevel = 'info', lasts = 'test', ...settings }: Settings = {},
): Promise<WholeShop> {
  const connection = settings.connection ?? (await openTestDatabase())
  await fill(connection)
  let output = ''
  const logger = createLogger(logLevel, { write: (line: string) => void (output += line) })
  const renderer = await loadBuiltRenderer()
  const built = await buildApp({
    connection,
    renderer,
    publicUrl: 'https://dray.example',
    mediaFolder: 'var/test-media',
    // Jobs run when a test calls them, not when their time comes
    role: 'web',
    logger,
    sealer: testSealer,
    ...settings,
    accounts: { passwordParameters: quickParameters, ...settings.accounts },
  })
  // The modules of a test file stay to the end of a run, and with them a shop that they hold: some 20 MB each.
  const { proxy: app, revoke } = Proxy.revocable(built.app, {})
  let metrics: (() => Promise<string>) | null = built.metrics.text
  const close = async () => {
    await app.close()
    if (!settings.connection) await connection.close().catch(() => {})
    revoke()
    metrics = null
  }
  if (lasts === 'file') afterAll(close)
  else onTestFinished(close)
  return { app, routes: built.routes, connection, log: () => output, metrics: async () => metrics!() }
}
