import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What only pages that ask for something draw: home and beer pages do without. */
const forms = 'storefront/ui/(Checkbox|Choice|EmptyState|Field|TextInput)'
/** What opens over a page, once somebody asks for it. */
const dialogs = 'storefront/ui/(Dialog|use-modal)'
/** What nearly every page draws. */
const pieces =
  'storefront/ui/(?!Tab)|storefront/api/(bearer|p)|storefront/accounts/(load-session|session-|use-)|shared/(?!linked-text|sign-in|review|api/reviews)'

/** The storefront is built twice: for the browser, and (with --ssr) for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
          input: ['storefront/entry-browser.tsx', 'storefront/early.ts'],
          output: {
            // What most pages draw comes as one file instead of twenty: fewer requests, better compressed.
            codeSplitting: {
              groups: [
                {
                  name: 'pieces',
                  test: new RegExp(`^(?!.*(${forms}|${dialogs})).*(${pieces})`),
                  minShareCount: 3,
                  priority: 2,
                },
                { name: 'dialogs', test: new RegExp(dialogs), minShareCount: 2, priority: 1 },
                { name: 'forms', test: new RegExp(forms), minShareCount: 2, priority: 1 },
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
