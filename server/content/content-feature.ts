import type { Feature } from '../feature.ts'
import { type ContentDeps, contentRoutes } from './content-routes.ts'
import { keepPlans } from './keep-plans.ts'
import { type PreviewDeps, previewRoutes } from './preview-routes.ts'

/** What staff change of the shop while it runs: flags, menu entries and settings, with plans, previews and undo. */
export const contentFeature = {
  register: async (app, deps) => {
    await app.register(contentRoutes, deps)
    await app.register(previewRoutes, deps)
  },
  jobs: [{ name: 'keep plans of the shop', everySeconds: 20, run: keepPlans }],
} satisfies Feature<ContentDeps & PreviewDeps>
