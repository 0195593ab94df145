import type { Feature } from '../feature.ts'
import { calendarFileRoutes } from './calendar-file-routes.ts'
import { linkMadeAt } from './calendar-link-queries.ts'
import { type CalendarDeps, calendarLinkRoutes } from './calendar-link-routes.ts'

/** Deliveries, collections and runs in people's own calendars. */
export const calendarsFeature = {
  register: async (app, deps) => {
    await app.register(calendarLinkRoutes, deps)
    await app.register(calendarFileRoutes, deps)
  },
  personalData: {
    name: 'calendar',
    read: async (database, clientId) => ({
      madeAt: (await linkMadeAt(database, clientId))?.toISOString() ?? null,
    }),
  },
} satisfies Feature<CalendarDeps>
