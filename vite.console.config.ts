import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fullBrowsers } from './tools/browser-policy.ts'
import { shortClassNames } from './tools/short-class-names.ts'

/** What only dialogs ask and say: it comes once the first screen is there (storefront/console/later-screen.tsx). */
const ofForms =
  /\/(chosen-file|ActFieldInput|ActFields|ActLines|ActSteps|act-field|act-words|read-act|use-act)\.tsx?$/
/** Pictures, which come with the screens that have them (storefront/console/README.md). */
const ofCharts = /\/(console\/charts|(selling|staff)\/insight)\/|\/shared\/dates\/weeks\.ts$/
const ofDrafts = /\/(TypedBefore|form-values|use-form-draft)\.tsx?$/

/**
 * Every screen is a file of its own (docs/performance.md). What many of them share comes as few files: these compress better
 * and wait for fewer connections. A group takes along what its modules import, unless one of higher priority has it.
 */
const chunkGroups = [
  {
    // What is around every screen, and what would be a file of a hundred bytes
    name: 'frame',
    test: /\/(browser-session|start-console|ConsoleApp|ConsoleFrame|GoTo|roles|list-views|selling-calls)\.tsx?$/,
    priority: 3,
  },
  {
    name: 'pieces',
    test: (id: string) =>
      /\/(storefront|shared)\//.test(id) && !ofForms.test(id) && !ofDrafts.test(id) && !ofCharts.test(id),
    minShareCount: 3,
    priority: 2,
  },
  {
    // The pages of one order, a brewery's and the staff's
    name: 'order',
    test: /\/(OrderLines|OrderProposal|handover|order-history|order-steps)\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'charts', test: ofCharts, minShareCount: 2 },
  { name: 'drafts', test: ofDrafts, minShareCount: 2, priority: 1 },
  { name: 'forms', test: ofForms, minShareCount: 2 },
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
    target: fullBrowsers(),
    // The frame's styles are part of the document; a screen's come before its script, so that they move nothing.
    cssCodeSplit: true,
    modulePreload: {
      polyfill: false,
      // A screen's scripts are named in the document (storefront/console/early-console.ts). Styles come all the same.
      resolveDependencies: () => [],
    },
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
      },
    },
  },
  define: { 'import.meta.env.SSR': 'false' },
})
