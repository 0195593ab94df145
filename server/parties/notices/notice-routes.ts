import {
  EndedPush,
  NoticeChoice,
  NoticeChoices,
  Notices,
  PushSubscriptionBody,
  SeenNotices,
} from '../../../shared/api/notices-api.ts'
import { pushOff, tooManyBrowsers } from '../../platform/errors/notice-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findPushKeys } from './find-push-keys.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { markSeen } from './notice-queries.ts'
import { chooseNotice, listChoices, listNotices } from './own-notices.ts'
import { browsersOf, countSubscriptions, removeSubscription, storeSubscription } from './push-queries.ts'

const address = '/api/notices'
const bodyLimit = 8 * 1024
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const mostBrowsers = 10

/** What a person of a console was notified of, and how that person wants to be notified; each person's own alone. */
export async function noticeRoutes(app: App, deps: NoticeDeps): Promise<void> {
  const { identity, database, pushKeys, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    { schema: { ...documented, summary: 'What the caller’s bell shows', response: { 200: Notices } } },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return listNotices(database, id, clock())
    },
  )

  app.post(
    `${address}/seen`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'The caller has seen what the bell shows, up to this one or this one only',
        body: SeenNotices,
        response: { 200: Notices },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const now = clock()
      const { upTo, only = false } = request.body
      await markSeen(database, { clientId, upTo, only, now })
      return listNotices(database, clientId, now)
    },
  )

  const choicesOf = async (clientId: string) => {
    const keys = await findPushKeys(database, pushKeys)
    const kinds = await listChoices(database, { clientId, canPush: keys !== null })
    const browsers = (await browsersOf(database, clientId)).map(({ endpoint }) => endpoint)
    return { kinds, pushKey: keys?.publicKey ?? null, browsers }
  }

  app.get(
    `${address}/choices`,
    {
      schema: {
        ...documented,
        summary: 'What the caller is notified of, and how',
        response: { 200: NoticeChoices },
      },
    },
    async (request) => choicesOf((await identity.requireClient(request)).id),
  )

  app.put(
    `${address}/choices`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Whether the caller is notified of a kind of event by one way',
        body: NoticeChoice,
        response: { 200: NoticeChoices },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      await chooseNotice(database, id, request.body)
      return choicesOf(id)
    },
  )

  app.put(
    `${address}/push`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Notifies the caller in this browser too',
        body: PushSubscriptionBody,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      if ((await findPushKeys(database, pushKeys)) === null) throw pushOff()
      const { endpoint, keys } = request.body
      await removeSubscription(database, { clientId, endpoint })
      if ((await countSubscriptions(database, clientId)) >= mostBrowsers) throw tooManyBrowsers()
      await storeSubscription(database, { clientId, endpoint, ...keys, madeAt: clock() })
      return reply.code(204).send()
    },
  )

  app.post(
    `${address}/push/end`,
    {
      bodyLimit,
      schema: { ...documented, summary: 'And no longer', body: EndedPush },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await removeSubscription(database, { clientId, endpoint: request.body.endpoint })
      return reply.code(204).send()
    },
  )
}
