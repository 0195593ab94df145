/**
 * Builds the storefront for the browser and for the server, the consoles, and the demo shop that a first start copies; with
 * --if-stale only what is older than its sources.
 */
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { readManifest } from '../server/pages/build-manifest.ts'
import { findReadyDatabase } from '../server/import/ready/ready-shop-folder.ts'
import { writeReadyShop } from '../server/import/ready/write-ready-shop.ts'
import { tradeDays } from '../server/made-up-trade/trade-days.ts'
import { workerShell } from '../server/pages/worker-shell.ts'

/** One file that imports nothing: it is not a page's script, and outlives the files of a release. */
const workerBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: 'storefront/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
}

const stamp = 'dist/built-at'
const sources = [
  'storefront',
  'shared',
  'vite.config.ts',
  'vite.console.config.ts',
  'tools/module-names.ts',
  'package-lock.json',
]

const isWholeBuild = !process.argv.includes('--if-stale')
if (isWholeBuild || isStale()) {
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: 'storefront/entry-server.tsx' } })
  await build(workerBuild)
  await build({ configFile: 'vite.console.config.ts' })
  // One folder answers for the files of both: names carry a hash of their contents.
  cpSync('dist/console/assets', 'dist/client/assets', { recursive: true })
  // Fails where it names what the build does not have.
  workerShell(readManifest())
  compressAssets('dist/client/assets')
  writeFileSync(stamp, new Date().toISOString())
}
if (isWholeBuild || (await findReadyDatabase()) === null)
  await writeReadyShop(tradeDays({ endsAt: new Date(), weeks: 6 }).opensAt)

function isStale(): boolean {
  const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.some((source) => newestIn(source) > builtAt)
}

function newestIn(path: string): number {
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Scripts and styles are compressed once here, at their best, instead of at every request. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
  }
}
