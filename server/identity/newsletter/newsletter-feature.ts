import type { FastifyBaseLogger } from 'fastify'
import { newsletterPaths } from '../../../shared/paths/newsletter-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Feature } from '../../feature.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { newsletterFormRoutes } from './newsletter-form-routes.ts'
import { loadNewsletter, loadNewsletterConfirmation } from './newsletter-page.ts'
import { sealedLinkKeys } from './link-key-queries.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { type Newsletter, tidyNewsletter } from './open-newsletter.ts'
import { oneClickRoutes } from './one-click-routes.ts'
import { loadUnsubscribe } from './unsubscribe-page.ts'

type NewsletterDeps = {
  newsletter: Newsletter
  sendPage: SendPage
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/** Newsletters by mail: consent, subscription and unsubscription. */
export const newsletterFeature = {
  sealedColumns: [sealedLinkKeys],
  register: async (app, deps) => {
    await app.register(newsletterRoutes, deps)
    await app.register(newsletterFormRoutes, deps)
    await app.register(oneClickRoutes, deps)
  },
  pages: {
    newsletter: [
      { paths: [paths.newsletter], queryNames: [], audience: 'everybody', load: loadNewsletter },
      {
        paths: [newsletterPaths.confirmation],
        queryNames: ['token'],
        audience: 'visitor',
        load: loadNewsletterConfirmation,
      },
    ],
    emailUnsubscribe: {
      paths: [paths.unsubscribe],
      queryNames: ['token'],
      audience: 'visitor',
      hasSideEffect: true,
      load: loadUnsubscribe,
    },
  },
  jobs: [
    { name: 'tidy newsletter', everySeconds: 3600, run: ({ newsletter }) => tidyNewsletter(newsletter) },
  ],
} satisfies Feature<NewsletterDeps>
