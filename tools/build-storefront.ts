import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { readManifest } from '../server/content/pages/build-manifest.ts'
import { workerShell } from '../server/content/pages/worker-shell.ts'
import { fullBrowsers } from './browser-policy.ts'

/** One file that imports nothing: it is not a page's script, and outlives the files of a release. */
const workerBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: fullBrowsers(),
    modulePreload: false,
    rolldownOptions: {
      input: 'storefront/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
}

/** Builds the storefront for the browser and for the server, its service worker, and the consoles. */
export async function buildStorefront(): Promise<void> {
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: 'storefront/entry-server.tsx' } })
  await build(workerBuild)
  await build({ configFile: 'vite.console.config.ts' })
  // One folder answers for the files of both: names carry a hash of their contents.
  cpSync('dist/console/assets', 'dist/client/assets', { recursive: true })
  // Fails where it names what the build does not have.
  workerShell(readManifest())
  compressAssets('dist/client/assets')
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
