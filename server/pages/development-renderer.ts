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
  }
}

const developmentAssets: PageAssets = {
  entry: '/storefront/entry-development.ts',
  earlyScripts: ['/storefront/early.ts'],
  styles: [],
  fonts: [],
  preloads: ['/@vite/client'],
}
