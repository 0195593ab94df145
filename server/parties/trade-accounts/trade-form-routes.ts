import { paths } from '../../../shared/paths/paths.ts'
import { readTradeApplication } from '../../../shared/trade/read-trade-application.ts'
import { countPremises, readTradeFields, typedTrade } from '../../../shared/trade/trade-form.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptForms, formOf } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { tradePage } from './trade-page.ts'

const bodyLimit = 64 * 1024

/**
 * The application of browsers without scripts, as far as it goes without a session: says what is missing with
 * everything that was typed, and stores nothing.
 */
export async function tradeFormRoutes(app: App, { sendPage }: { sendPage: SendPage }): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(paths.trade, { bodyLimit, schema: { hide: true } }, (request, reply) => {
    const typed = readTradeFields(formOf(request.body))
    const read = readTradeApplication(typedTrade(typed, countPremises(typed)))
    const problems = read.kind === 'incomplete' ? read.problems : []
    const page = tradePage({ typed, problems, isComplete: problems.length === 0 })
    return sendPage(request, problems.length > 0 ? reply.code(422) : reply, 'tradeAccount', page)
  })
}
