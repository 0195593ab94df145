import type { FastifyReply, FastifyRequest } from 'fastify'
import { gateAnswerCookie, type GateAnswer, gateFields } from '../../../shared/pages/gate-forms.ts'
import { cookieText } from '../../../shared/format/cookie-text.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { referringPage } from '../../platform/http/referring-page.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptForms, fieldOf } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { sendRedirect } from '../../platform/http/send-redirect.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { checkSitePassword } from './check-site-password.ts'

const form = { bodyLimit: 16 * 1024, schema: { hide: true } }
const answerSeconds = 60

/** The gates' forms of visitors whose scripts have not come yet: the answer goes back in a cookie, to the same page. */
export async function gateFormRoutes(app: App, { accounts }: { accounts: Accounts }): Promise<void> {
  const { publicUrl } = accounts
  acceptForms(app)
  neverStore(app)

  app.post(paths.gateAudience, form, (request, reply) => {
    const audience = fieldOf(request.body, gateFields.audience)
    // Also who is under 18 goes by way of the page, which sends them away: a form may lead to no other site.
    if (audience === 'wholesale' || audience === 'under18') tell(reply, audience, publicUrl)
    return sendRedirect(reply, referringPage(request), 303)
  })

  app.post(paths.gatePassword, form, async (request, reply) => {
    const password = fieldOf(request.body, gateFields.password, 200)
    tell(reply, await tryPassword(accounts, request, password), publicUrl)
    return sendRedirect(reply, referringPage(request), 303)
  })
}

async function tryPassword(
  accounts: Accounts,
  request: FastifyRequest,
  password: string,
): Promise<GateAnswer> {
  try {
    await checkSitePassword(accounts, { password, caller: callerOfRequest(request) })
    return 'unlocked'
  } catch (error) {
    if (error instanceof RequestError) return error.status === 429 ? 'limited' : 'wrong'
    throw error
  }
}

/** Readable by scripts: early.ts reads it. */
function tell(reply: FastifyReply, answer: GateAnswer, publicUrl: string): FastifyReply {
  const lasting = { maxAgeSeconds: answerSeconds, isSecure: publicUrl.startsWith('https:') }
  return reply.header('set-cookie', cookieText(gateAnswerCookie, answer, lasting))
}
