import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { ViteDevServer } from 'vite'
import { projectPath } from '../../platform/config/project-folder.ts'
import type { ConsoleFrame, ConsoleName } from './console-frame.ts'
import type { PageAssets } from './page-assets.ts'
import type { PageRenderer, StorefrontEntry } from './page-renderer.ts'

/** Draws pages with Vite's development server, so that a change shows at once. */
export function developmentRenderer(vite: ViteDevServer): PageRenderer {
  const loadEntry = () => vite.ssrLoadModule('/storefront/entry-server.tsx') as Promise<StorefrontEntry>
  return {
    render: async (payload, parts) => {
      const entry = await loadEntry()
      // Rendered as a whole each time: no part of it is older than its source.
      return entry.renderPage(payload, { ...parts, find: () => null })
    },
    renderGates: async (gates) => (await loadEntry()).renderGates(gates),
    renderMailHtml: async (body) => (await loadEntry()).renderMailHtml(body),
    assetsOf: () => developmentAssets,
    policyOf: () => '',
    consoleFrames: { selling: developmentFrame('selling'), staff: developmentFrame('staff') },
    // What changes with every keystroke is not cached.
    worker: null,
  }
}

const developmentFrame = (name: ConsoleName): ConsoleFrame => ({
  scripts: ['/@vite/client', `/storefront/entry-development.ts?of=${name}`],
  // Screens ask on their own there, as nothing is far away.
  screens: {},
  earlyScript: '',
  styles: [],
  sheets: [],
  fonts: [],
  contentSecurityPolicy: '',
  // Its styles come with the scripts.
  shells: { required: '', off: '' },
})

const developmentAssets: PageAssets = {
  entry: '/storefront/entry-development.ts?of=storefront',
  earlyScript: stripTypeScriptTypes(readFileSync(projectPath('storefront/early.ts'), 'utf8')),
  styles: [],
  lateStyles: [],
  fonts: [],
  preloads: ['/@vite/client'],
  older: '/storefront/older-browsers.ts',
}
