import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { ViteDevServer } from 'vite'
import type { PageAssets, PageRenderer, StorefrontDoor } from './page-renderer.ts'

/** Draws pages with Vite's development server, so that a change shows at once. */
export function developmentRenderer(vite: ViteDevServer): PageRenderer {
  return {
    render: async (payload) => {
      const door = (await vite.ssrLoadModule('/storefront/entry-server.tsx')) as StorefrontDoor
      return door.renderPage(payload)
    },
    assetsOf: () => developmentAssets,
    // What changes with every keystroke is not to be kept.
    worker: null,
  }
}

const developmentAssets: PageAssets = {
  entry: '/storefront/entry-development.ts',
  earlyScript: stripTypeScriptTypes(
    readFileSync(new URL('../../storefront/early.ts', import.meta.url), 'utf8'),
  ),
  styles: [],
  lateStyles: [],
  fonts: [],
  preloads: ['/@vite/client'],
  contentSecurityPolicy: '',
}
