import type { Feature } from '../../feature.ts'
import { forgetMails } from './forget-mails.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { latestNotices, ownChoices } from './notice-queries.ts'
import { noticeRoutes } from './notice-routes.ts'
import { browsersOf } from './push-queries.ts'
import { pushWorkerRoutes } from './push-worker-routes.ts'
import { sendPushes } from './send-pushes.ts'
import { tidyNotices } from './tidy-notices.ts'

/** Notifies people of breweries and groups and Dray's staff what happened: bell, mail and push (server/parties/notices/README.md). */
export const noticesFeature = {
  register: async (app, deps) => {
    await app.register(noticeRoutes, deps)
    await app.register(pushWorkerRoutes)
  },
  jobs: [
    { name: 'send pushes', everySeconds: 5, run: sendPushes },
    { name: 'tidy notices', everySeconds: 3600, run: tidyNotices },
  ],
  personalData: [
    {
      name: 'notices',
      read: (database, clientId) => latestNotices(database, { clientId, since: new Date(0) }),
    },
    { name: 'noticeChoices', read: ownChoices },
    { name: 'pushBrowsers', read: browsersOf },
  ],
  forgetClient: forgetMails,
} satisfies Feature<NoticeDeps>
