import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/short-class-names.ts'

/**
 * Every screen is a file of its own (docs/decisions/0132). What many of them share comes as few files: these compress better
 * and wait for fewer connections.
 */
const chunkGroups = [
  {
    // With all that they import, and what would be a file of a hundred bytes
    name: 'frame',
    test: /\/(browser-session|start-console|ConsoleApp|ConsoleFrame|roles|list-views)\.tsx?$/,
    priority: 1,
  },
  { name: 'pieces', test: /\/(storefront|shared)\//, minShareCount: 3 },
]

/**
 * The consoles are a build of their own (docs/decisions/0052): no page of the storefront fetches a byte of them, and
 * nothing in them moves a chunk of the storefront. Their files lie among the storefront's, which have names of their own.
 */
export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: shortClassNames('storefront') } },
  logLevel: 'warn',
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // One style sheet for both: it stands in the document, so that screens which come later move nothing.
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [
        'storefront/selling/entry-selling.tsx',
        'storefront/staff/entry-staff.tsx',
        'storefront/console/early-console.ts',
      ],
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: chunkGroups },
        // Most of the frame runs at once: Chromium compiles it while it arrives instead of at each first call.
        postBanner: ({ name }) => (name === 'frame' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  define: { 'import.meta.env.SSR': 'false' },
})
