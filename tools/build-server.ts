import { build } from 'vite'
import { indexCodeKey } from '../server/catalogue/beers/search-index/stored/index-place.ts'
import { emptyDatabaseKey } from '../server/platform/database/empty/empty-database-folder.ts'
import { readyShopKey } from '../server/backoffice/import/ready/ready-shop-folder.ts'

/** They read files beside their own modules, or hold native code. */
const leftBeside = ['@electric-sql/pglite', '@scalar/fastify-api-reference', 'fontkit', 'pdfkit', 'sharp']

/**
 * Writes the server with most of its packages as a few files to `dist/shop`, so that a start need not find and read 3,000 modules
 * (docs/performance.md). Stack traces name the sources, by the maps beside the files.
 */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      EMPTY_DATABASE_KEY: JSON.stringify(emptyDatabaseKey()),
      READY_SHOP_KEY: JSON.stringify(readyShopKey()),
      INDEX_CODE_KEY: JSON.stringify(indexCodeKey()),
    },
    ssr: { noExternal: true, external: leftBeside },
    build: {
      ssr: 'server/main.ts',
      outDir: 'dist/shop',
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        experimental: { attachDebugInfo: 'none' },
        output: {
          // Licences stay.
          comments: { legal: true, annotation: false, jsdoc: false },
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  })
}
