import { SupportMessage } from '../../../shared/api/support-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { callerOf } from '../../platform/rate-limits/rate-limits.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { refuseOtherSites } from '../../platform/http/same-site.ts'
import { mailFollows } from '../../platform/http/mail-follows.ts'
import { machineSentence, sendSupportRequest } from './send-support-request.ts'
import { readSupportMessage } from './read-support-message.ts'
import type { Support } from './support.ts'
import { badForm } from '../../platform/errors/common-errors.ts'

/** The form of /support when scripts send it. */
export async function supportRoutes(app: App, { support }: { support: Support }): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/support',
    {
      bodyLimit: 64 * 1024,
      schema: {
        summary:
          'Sends a message to support: 202, or 400 with `errors`, what is wrong by the name of the field',
        tags: ['Support'],
        body: SupportMessage,
        response: mailFollows,
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, support.publicUrl)
      const { homepage = '', ...draft } = request.body
      const read = readSupportMessage(draft)
      const errors = homepage !== '' ? { '': machineSentence } : read.kind === 'bad' ? read.errors : null
      if (errors) throw badForm(errors)
      if (read.kind === 'good')
        await sendSupportRequest(support, { ...read.request, network: callerOf(request.ip) })
      return reply.code(202).send()
    },
  )
}
