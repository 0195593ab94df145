import type { Feature } from '../../feature.ts'
import { alcoholRoutes } from './alcohol/alcohol-routes.ts'
import { stockListRoutes } from './stock-list-routes.ts'
import { stockRoutes } from './stock-routes.ts'
import { watchLowStock } from './watch-low-stock.ts'

/** What is on hand of each container and accessory, and every movement of it. */
export const stockFeature = {
  register: async (app, deps) => {
    await app.register(stockListRoutes, deps)
    await app.register(stockRoutes, deps)
    await app.register(alcoholRoutes, deps)
  },
  jobs: [{ name: 'watch low stock', everySeconds: 300, run: watchLowStock }],
} satisfies Feature<Parameters<typeof stockRoutes>[1] & { publicUrl: string }>
