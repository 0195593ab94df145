import { orderRequestLinkPath } from '../../../../shared/orders/order-requests.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptForms, fieldOf } from '../../../platform/http/form-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import type { SendPage } from '../../../platform/http/page-loading.ts'
import type { OrderDeps } from '../order-deps.ts'
import { approveRequest, declineRequest } from './decide-request.ts'
import { findLinked, orderRequestLinkPage } from './order-request-link-page.ts'

type Deps = OrderDeps & { sendPage: SendPage }

/** The buttons of an approver's link: plain forms, so that they work without scripts and without signing in (BIZ-07). */
export async function orderRequestLinkRoutes(app: App, deps: Deps): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(orderRequestLinkPath, { bodyLimit: 8 * 1024, schema: { hide: true } }, async (request, reply) => {
    const { body } = request
    const token = fieldOf(body, 'token', 100)
    const linked = await findLinked(deps.database, token)
    if (linked === null) throw notFound('The link')
    const deciding = { id: linked.request.id, decider: linked.decider }
    const isDecline = fieldOf(body, 'decision', 10) === 'decline'
    const decided = await (
      isDecline
        ? declineRequest(deps, { ...deciding, reason: fieldOf(body, 'reason', 1000) }).then(() => null)
        : approveRequest(deps, { ...deciding, digest: fieldOf(body, 'digest', 100) })
    ).catch((thrown: unknown) => {
      if (thrown instanceof RequestError && thrown.status !== 404) return thrown
      throw thrown
    })
    const isError = decided instanceof RequestError
    if (!isError && decided?.isNew && linked.request.wanted.payment === 'card')
      return reply.redirect(paths.orderPayment(decided.number), 303)
    const page = await orderRequestLinkPage(deps, token, isError ? decided.message : null)
    if (page === null) throw notFound('The link')
    const status = isError ? decided.status : !isDecline && decided?.isNew ? 201 : 200
    return deps.sendPage(request, reply.code(status), 'accountOrder', page)
  })
}
