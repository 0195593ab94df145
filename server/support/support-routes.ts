import { SupportMessage } from '../../shared/api/support.ts'
import type { App } from '../http/app-type.ts'
import { callerOf } from '../http/attempt-limits.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { refuseOtherSites } from '../http/same-site.ts'
import { machineSentence } from './machine-sentence.ts'
import { readSupportMessage } from './read-support-message.ts'
import { sendSupportRequest } from './send-support-request.ts'
import type { Support } from './support.ts'

/** The form of /support where scripts took it over. */
export async function supportRoutes(app: App, { support }: { support: Support }): Promise<void> {
  takeStrictJson(app)
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
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, support.publicUrl)
      const { homepage = '', ...draft } = request.body
      const read = readSupportMessage(draft)
      const errors = homepage !== '' ? { '': machineSentence } : read.kind === 'bad' ? read.errors : null
      if (errors)
        return reply.code(400).send({ code: 'bad_form', message: 'Please look at the form.', errors })
      if (read.kind === 'good')
        await sendSupportRequest(support, { ...read.request, network: callerOf(request.ip) })
      return reply.code(202).send()
    },
  )
}
