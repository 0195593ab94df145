import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What only pages that ask for something draw: home and beer pages do without. */
const forms = 'storefront/ui/(Checkbox|Choice|EmptyState|Field|PasswordInput|Select|TextInput)'
/** What only opens when it is asked for. */
const dialogs = 'storefront/ui/(Dialog|Drawer|use-modal)'
/** What drawer, group pages and the group's checkout reckon and draw of a pallet. */
const pallet =
  '(storefront|shared)/pallet/|storefront/basket/plan-|shared/(split-|checkout-(form|page)|shipping-o)'
/** What nearly every page draws; what only the basket, its page and the order pad share is left out. */
const pieces = [
  'storefront/basket/(QuickAdd|AddAccessory)',
  'storefront/ui/(?!Beside|PicturePage|Ruled|Tab|Cell|DataTable|Pagination|Stepper|offer-file|step-)',
  'storefront/api/(bearer|p)',
  'storefront/wishlist/(watch|wish-m|Wish(Button|listArea))',
  'storefront/accounts/(load-session|session-(?!record)|use-)',
  'shared/(?!linked-text|cellar|coupler|duty|pagination|postcode|wishlist-cookie|sign-in|newsletter|letter-paths|' +
    'review|api/reviews|basket-(?!form)|vat|pallet|checkout-|split-|gross-|delivery-ar|order-states)',
].join('|')

/** What a size of a beer and a line of a basket share, and home pages do without. */
const lines = 'storefront/ui/(Stepper|step-)|storefront/accounts/cellar/Coupler|shared/coupler-needed'
/** What home and beer pages share: the basket wants the couplers too, and home pages no file more. */
const prices = 'storefront/ui/Price|shared/couplers'

/** The styles of what only the server draws are wanted in the browser too (storefront/frame/ServerDrawn.tsx). */
const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : undefined,
}

/** The storefront is built twice: for the browser, and (with --ssr) for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), keptStyles],
  appType: 'custom',
  cacheDir: 'var/vite',
  publicDir: false,
  build: isSsrBuild
    ? { ssr: 'storefront/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true, target: 'node22' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2023',
        // light-dark() stays as it is: a part of the page may then turn its theme by color-scheme alone
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Nothing of ours does anything when it is merely read.
          treeshake: { propertyReadSideEffects: false },
          input: ['storefront/entry-browser.tsx', 'storefront/early.ts'],
          // Names of events and fields cost no chunk of their own where lazy and eager parts share them
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // Every page's list of files stands in the entry: names of letters only save it a kilobyte.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
            // What most pages draw comes as one file instead of twenty: fewer requests, better compressed.
            codeSplitting: {
              groups: [
                {
                  name: 'pieces',
                  test: new RegExp(`^(?!.*(${forms}|${dialogs})).*(${pieces})`),
                  minShareCount: 3,
                  priority: 2,
                },
                { name: 'lines', test: new RegExp(lines), minShareCount: 2, priority: 1 },
                { name: 'prices', test: new RegExp(prices), minShareCount: 2, priority: 1 },
                { name: 'forms', test: new RegExp(forms), minShareCount: 2, priority: 1 },
                { name: 'pallet', test: new RegExp(pallet), minShareCount: 2, priority: 1 },
                { name: 'dialogs', test: new RegExp(dialogs), minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
  // React draws many times slower in its development form, which it takes unless told so at build time.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  // The build holds all it needs; in development packages stay outside, because Vite cannot run CommonJS itself.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}))
