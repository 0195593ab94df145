import Type from 'typebox'
import { paths } from '../../../shared/paths/paths.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import type { Newsletter } from './open-newsletter.ts'
import { unsubscribe } from './unsubscribe.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/** What mail programs send when their own button is pressed (RFC 8058): the link says all, the body nothing. */
export async function oneClickRoutes(
  app: App,
  { newsletter, sendPage }: { newsletter: Newsletter; sendPage: SendPage },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))

  app.post(
    paths.unsubscribe,
    {
      bodyLimit: 8 * 1024,
      config: { openToOtherSites: 'Mail programs send it; the link in its address is signed (RFC 8058).' },
      schema: {
        hide: true,
        querystring: Type.Object({ token: Type.Optional(Type.String({ maxLength: 2000 })) }),
      },
    },
    async (request, reply) => {
      const { token = '' } = request.query
      const subscriber = await unsubscribe(newsletter, { token, notifies: false })
      if (subscriber === null) reply.code(400)
      return sendPage(
        request,
        reply,
        'emailUnsubscribe',
        unsubscribePage(subscriber && { ...subscriber, token }),
      )
    },
  )
}
