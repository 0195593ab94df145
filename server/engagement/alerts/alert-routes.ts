import { AlertChoiceBody, Alerts, FollowBody, StockRequestBody } from '../../../shared/api/alerts-api.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { SignedInClient } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findPushKeys } from '../../parties/notices/find-push-keys.ts'
import { chooseNotice } from '../../parties/notices/own-notices.ts'
import type { AlertDeps } from './alert-deps.ts'
import { follow, unfollow } from './follow.ts'
import { readAlerts } from './read-alerts.ts'
import { requestStock, withdrawRequest } from './request-stock.ts'

const address = '/api/account/alerts'
const bodyLimit = 8 * 1024
const documented = { tags: ['Alerts'], security: [{ bearer: [] }] }

/** What a client follows and waits for, and which alerts come. */
export async function alertRoutes(app: App, deps: AlertDeps): Promise<void> {
  const { database, identity, pushKeys, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const alertsOf = async (clientId: string) =>
    readAlerts(database, { clientId, canPush: (await findPushKeys(database, pushKeys)) !== null })

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The caller’s follows, requests and choices',
        response: { 200: Alerts },
      },
    },
    async (request) => alertsOf((await identity.requireClient(request)).id),
  )

  app.put(
    `${address}/choices`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Switches alerts of a kind on or off',
        body: AlertChoiceBody,
        response: { 200: Alerts },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      await chooseNotice(database, id, request.body)
      return alertsOf(id)
    },
  )

  app.post(
    `${address}/follows`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Follows a brewery or group',
        body: FollowBody,
        response: { 200: Alerts },
      },
    },
    async (request) => {
      const clientId = confirmedId(await identity.requireClient(request))
      await database.transaction((transaction) =>
        follow(transaction, { clientId, ...request.body, now: clock() }),
      )
      return alertsOf(clientId)
    },
  )

  app.delete(
    `${address}/follows`,
    { bodyLimit, schema: { ...documented, summary: 'Unfollows a brewery or group', body: FollowBody } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await unfollow(database, { clientId, ...request.body })
      return reply.code(204).send()
    },
  )

  app.post(
    `${address}/stock-requests`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Asks to be notified when a sold-out size is back',
        body: StockRequestBody,
        response: { 200: Alerts },
      },
    },
    async (request) => {
      const clientId = confirmedId(await identity.requireClient(request))
      await database.transaction((transaction) =>
        requestStock(transaction, { clientId, ...request.body, now: clock() }),
      )
      return alertsOf(clientId)
    },
  )

  app.delete(
    `${address}/stock-requests`,
    { bodyLimit, schema: { ...documented, summary: 'Withdraws that request', body: StockRequestBody } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await withdrawRequest(database, { clientId, ...request.body })
      return reply.code(204).send()
    },
  )
}

/** Alerts go to confirmed addresses alone (ALERT-05). Throws RequestError 409 for others. */
function confirmedId({ id, emailConfirmed }: SignedInClient): string {
  if (!emailConfirmed) throw emailUnconfirmed()
  return id
}
