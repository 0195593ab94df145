import type { Feature } from '../../feature.ts'
import { calendarFileRoutes } from './calendar-file-routes.ts'
import { deliverySheetRoutes } from './delivery-sheet-routes.ts'
import { sheetOfSite } from './delivery-sheet-queries.ts'
import { linkMadeAt } from './calendar-link-queries.ts'
import { type CalendarDeps, calendarLinkRoutes } from './calendar-link-routes.ts'

/** Deliveries, collections and runs in people's own calendars, and what arrives at a site by a link. */
export const calendarsFeature = {
  register: async (app, deps) => {
    await app.register(calendarLinkRoutes, deps)
    await app.register(calendarFileRoutes, deps)
    await app.register(deliverySheetRoutes, deps)
  },
  personalData: {
    name: 'calendar',
    read: async (database, clientId) => ({
      madeAt: (await linkMadeAt(database, clientId))?.toISOString() ?? null,
      deliverySheetMadeAt: (await sheetOfSite(database, clientId))?.madeAt.toISOString() ?? null,
    }),
  },
} satisfies Feature<CalendarDeps>
