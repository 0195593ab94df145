/** What `npm run build` builds: the stamp that each part leaves, and the sources whose change makes the part stale. */
export const storefront = {
  stamp: 'dist/built-at',
  sources: [
    'storefront',
    'shared',
    'artwork',
    'server/content/pages/build-manifest.ts',
    'server/content/pages/worker-shell.ts',
    'vite.config.ts',
    'vite.console.config.ts',
    'tools/browser-policy.ts',
    'tools/build-storefront.ts',
    'tools/module-names.ts',
    'tools/short-class-names.ts',
    'package-lock.json',
  ],
}
export const server = {
  stamp: 'dist/server-built-at',
  sources: ['server', 'shared', 'artwork', 'database', 'tools/build-server.ts', 'package-lock.json'],
}
