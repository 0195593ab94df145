import { paths } from '../../../shared/paths/paths.ts'
import type { Feature } from '../../feature.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { securityContactRoutes } from './security-contact-routes.ts'
import { supportFormRoutes } from './support-form-routes.ts'
import { loadSupport } from './support-page.ts'
import { supportRoutes } from './support-routes.ts'
import type { Support } from './support.ts'

type SupportDeps = Support & { sendPage: SendPage }

/** Messages to the shop's own people. */
export const supportFeature = {
  register: async (app, { sendPage, ...support }) => {
    await app.register(supportRoutes, { support })
    await app.register(supportFormRoutes, { support, sendPage })
    await app.register(securityContactRoutes, { support })
  },
  pages: {
    support: { paths: [paths.support], queryNames: ['sent'], audience: 'everybody', load: loadSupport },
  },
} satisfies Feature<SupportDeps>
