import { paths } from '../../../shared/paths/paths.ts'
import type { Feature } from '../../feature.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { contentPictureRoutes } from './content-picture-routes.ts'
import { sweepContentPictures } from './content-pictures.ts'
import { type ContentDeps, contentRoutes } from './content-routes.ts'
import { keepPlans } from './keep-plans.ts'
import { loadPrivacyPolicy, loadTerms } from './legal-pages.ts'
import { type PreviewDeps, previewRoutes } from './preview-routes.ts'

const legal = { queryNames: ['until'], audience: 'everybody', twin: 'rendered' } as const

/** What staff change of the shop while it runs: flags, menu entries, settings and texts, with plans, previews and undo. */
export const contentFeature = {
  register: async (app, deps) => {
    await app.register(contentRoutes, deps)
    await app.register(contentPictureRoutes, deps)
    await app.register(previewRoutes, deps)
  },
  pages: {
    privacyPolicy: { ...legal, paths: [paths.privacyPolicy], load: loadPrivacyPolicy },
    termsAndConditions: { ...legal, paths: [paths.terms], load: loadTerms },
  },
  jobs: [
    { name: 'keep plans of the shop', everySeconds: 20, run: keepPlans },
    { name: 'remove unused pictures of the shop', everySeconds: 3600, run: sweepContentPictures },
  ],
} satisfies Feature<ContentDeps & PreviewDeps & { mediaStore: MediaStore }>
