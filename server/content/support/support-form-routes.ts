import { paths } from '../../../shared/paths/paths.ts'
import { supportTextLengths } from '../../../shared/limits/limits.ts'
import type { SupportDraft, SupportErrors } from '../../../shared/information/support-request.ts'
import type { App } from '../../platform/http/app-type.ts'
import { callerOf } from '../../platform/rate-limits/rate-limits.ts'
import { fieldOf, acceptForms } from '../../platform/http/form-bodies.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { sendRedirect } from '../../platform/http/send-redirect.ts'
import { machineSentence, sendSupportRequest } from './send-support-request.ts'
import { readSupportMessage } from './read-support-message.ts'
import { readCompany } from '../../platform/settings/read-company.ts'
import { returnedSupportPage } from './support-page.ts'
import type { Support } from './support.ts'
import { RequestError } from '../../platform/errors/request-error.ts'

/** The form of /support without JavaScript: it redirects to the confirmation, or returns with all typed values. */
export async function supportFormRoutes(
  app: App,
  { support, sendPage }: { support: Support; sendPage: SendPage },
): Promise<void> {
  acceptForms(app)

  app.post(paths.support, { bodyLimit: 64 * 1024, schema: { hide: true } }, async (request, reply) => {
    const { body } = request
    const draft = draftOf(body)
    const giveBack = async (status: number, errors: SupportErrors) => {
      const company = await readCompany(support.database)
      return sendPage(request, reply.code(status), 'support', returnedSupportPage(draft, errors, company))
    }
    if (fieldOf(body, 'homepage') !== '') return giveBack(400, { '': machineSentence })
    const read = readSupportMessage(draft)
    if (read.kind === 'bad') return giveBack(400, read.errors)
    try {
      await sendSupportRequest(support, { ...read.request, network: callerOf(request.ip) })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
      return giveBack(error.status, { '': error.message })
    }
    return sendRedirect(reply, `${paths.support}?sent=1`, 303)
  })
}

function draftOf(body: unknown): SupportDraft {
  const { most } = supportTextLengths
  return {
    topic: fieldOf(body, 'topic'),
    orderNumber: fieldOf(body, 'orderNumber'),
    name: fieldOf(body, 'name'),
    email: fieldOf(body, 'email'),
    // An overlong text is returned too, so that its author can shorten it.
    message: fieldOf(body, 'message', 4 * most.message),
  }
}
