import type { Feature } from '../../feature.ts'
import { beerDraftRoutes } from './drafts/beer-draft-routes.ts'
import { beerLabelRoutes } from './beer-label-routes.ts'
import { beerPictureRoutes } from './beer-picture-routes.ts'
import { sweepBeerPictures } from './beer-pictures.ts'
import { offSaleRoutes, type OffSaleDeps } from './off-sale-routes.ts'
import { ownPageRoutes } from './page/own-page-routes.ts'
import { ownBeerRoutes } from './own-beer-routes.ts'

/** A brewery's own beers, and the changes of them that Dray's staff decide. */
export const beersFeature = {
  register: async (app, deps) => {
    await app.register(ownBeerRoutes, deps)
    await app.register(beerDraftRoutes, deps)
    await app.register(beerLabelRoutes, deps)
    await app.register(beerPictureRoutes, deps)
    await app.register(ownPageRoutes, deps)
    await app.register(offSaleRoutes, deps)
  },
  jobs: [{ name: 'sweep beer pictures', everySeconds: 3600, run: sweepBeerPictures }],
} satisfies Feature<Parameters<typeof beerPictureRoutes>[1] & OffSaleDeps>
