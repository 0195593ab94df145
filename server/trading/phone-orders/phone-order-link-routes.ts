import { phoneOrderLinkPath } from '../../../shared/orders/phone-order.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptForms, fieldOf } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import { confirmPhoneOrder } from './confirm-phone-order.ts'
import { phoneOrderLinkPage } from './phone-order-link-page.ts'

type Deps = OrderDeps & { sendPage: SendPage }

/** The button of a confirmation link: a plain form, so that it works without scripts and without signing in. */
export async function phoneOrderLinkRoutes(app: App, deps: Deps): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(phoneOrderLinkPath, { bodyLimit: 8 * 1024, schema: { hide: true } }, async (request, reply) => {
    const { body } = request
    const token = fieldOf(body, 'token', 100)
    const payment = fieldOf(body, 'payment', 10) === 'invoice' ? 'invoice' : 'card'
    const totalMinor = Number(fieldOf(body, 'total', 12) || Number.NaN)
    const confirmed = await confirmPhoneOrder(deps, {
      token,
      totalMinor: Number.isSafeInteger(totalMinor) ? totalMinor : -1,
      payment,
    }).catch((thrown: unknown) => {
      if (thrown instanceof RequestError && thrown.status !== 404) return thrown
      throw thrown
    })
    const isError = confirmed instanceof RequestError
    if (!isError && confirmed.isNew && payment === 'card')
      return reply.redirect(paths.orderPayment(confirmed.number), 303)
    const page = await phoneOrderLinkPage(deps, token, isError ? confirmed.message : null)
    if (page === null) throw notFound('The link')
    const status = isError ? confirmed.status : confirmed.isNew ? 201 : 200
    return deps.sendPage(request, reply.code(status), 'phoneOrder', page)
  })
}
