import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fullBrowsers } from './tools/browser-policy.ts'
import { moduleNames } from './tools/module-names.ts'
import { shortClassNames } from './tools/short-class-names.ts'

/**
 * Files that come together as one chunk: every module of these folders that at least so many pages and late parts
 * share. A module moves to another chunk by moving to another folder; tests/page-weight.test.ts weighs the result.
 */
const chunkFolders = {
  /** What nearly every page draws. */
  pieces: {
    sharedBy: 3,
    folders: [
      'storefront/ui/core',
      'storefront/api/public',
      'storefront/accounts/session',
      'storefront/basket/add',
      'storefront/wishlist',
      'shared/format',
      'shared/pages',
      'shared/paths',
      'shared/wishlist',
      'shared/catalogue/sizes',
    ],
  },
  /** What a size of a beer and a line of a basket share; home pages do without. */
  lines: { sharedBy: 2, folders: ['storefront/ui/quantity', 'storefront/accounts/cellar'] },
  /** What the stores of basket, wishlist and session are built on. */
  sync: { sharedBy: 2, folders: ['storefront/sync'] },
  /** What pages with a form draw; home and beer pages do without. */
  forms: { sharedBy: 2, folders: ['storefront/ui/forms'] },
  /** What the drawer, group pages and a group's checkout calculate and draw of a pallet. */
  pallet: { sharedBy: 2, folders: ['storefront/pallet', 'shared/pallet'] },
  /** How a client's calls are made and what they leave in the browser. */
  calls: { sharedBy: 2, folders: ['storefront/api', 'storefront/storage'] },
  /** What lines with duty and VAT show, in baskets, orders and checkouts. */
  duty: { sharedBy: 2, folders: ['shared/duty'] },
  /** What baskets and checkouts come to, with delivery. */
  sums: { sharedBy: 2, folders: ['storefront/basket/plan', 'shared/checkout', 'storefront/ui/choices'] },
  /** What a basket is in the browser, wherever it is shown or changed. */
  basket: { sharedBy: 3, folders: ['storefront/basket/store'] },
  /** What only opens on request. */
  dialogs: { sharedBy: 2, folders: ['storefront/ui/dialogs'] },
  /** What the pages of a client's orders and credit share. */
  orders: { sharedBy: 2, folders: ['storefront/orders'] },
  /** Pages that show a day or a time; lists do without. */
  dates: { sharedBy: 2, folders: ['shared/dates'] },
  /** Names and words of orders, which would be a file each. */
  words: { sharedBy: 3, folders: ['shared/orders'] },
}

/** The groups for the bundler, the first before the others. Throws for a folder that does not exist. */
function chunkGroups() {
  return Object.entries(chunkFolders).map(([name, { sharedBy, folders }], index, all) => {
    const paths = folders.map((folder) => `${resolve(folder)}/`)
    const missing = paths.find((path) => !existsSync(path))
    if (missing) throw new Error(`vite.config.ts groups modules of ${missing}, which does not exist`)
    const test = (id: string) => paths.some((path) => id.startsWith(path))
    return { name, test, minShareCount: sharedBy, priority: all.length - index }
  })
}

/** React is one file, which outlives a release. */
const reactGroup = { name: 'react', test: /node_modules[/](react|react-dom|scheduler)[/]/, priority: 100 }

/** The styles of what only the server draws are wanted in the browser too (storefront/frame/ServerRendered.tsx). */
const serverStyles: Plugin = {
  name: 'server-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : undefined,
}

/** The storefront is built twice: for the browser, and (with --ssr) for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), serverStyles, moduleNames],
  appType: 'custom',
  cacheDir: 'var/vite',
  publicDir: false,
  // In development a class keeps its own name.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames('storefront') } } }),
  build: isSsrBuild
    ? {
        ssr: 'storefront/entry-server.tsx',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        // One file is read in a quarter of the time that ninety took, at every start.
        rolldownOptions: {
          output: { codeSplitting: false, comments: { legal: true, annotation: false, jsdoc: false } },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: fullBrowsers(),
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Nothing of ours does anything when it is merely read.
          treeshake: { propertyReadSideEffects: false },
          input: ['storefront/entry-browser.tsx', 'storefront/early.ts', 'storefront/older-browsers.ts'],
          // Names of events and fields cost no chunk of their own where lazy and eager parts share them
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // Every page's list of files is in the entry: names of letters only save it a kilobyte.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            // What most pages draw comes as one file instead of twenty: fewer requests, better compressed.
            codeSplitting: { groups: [reactGroup, ...chunkGroups()] },
          },
        },
      },
  // The server's build takes React's development form unless this is set when it is built.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  // The build holds all it needs; in development packages stay outside.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}))
