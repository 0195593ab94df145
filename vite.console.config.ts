import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/short-class-names.ts'

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
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
  define: { 'import.meta.env.SSR': 'false' },
})
