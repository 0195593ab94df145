import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import { ApplicationDecision, ApplicationDossier } from '../../../shared/api/selling-application-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { notFound, nothingHere } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { readApplicationDossier } from './application-view.ts'
import type { OnboardingDeps } from './apply-routes.ts'
import { applicationVerbs, decideApplication } from './decide-application.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const address = '/api/admin/applications/:id'

/** The staff's side of applications to sell: reading one, taking it on, turning it down (NOTE-13). */
export async function applicationStaffRoutes(
  app: App,
  deps: OnboardingDeps & { accounts: Accounts },
): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'A brewery’s application, with what was done',
        params: Type.Object({ id: AddressPart }),
        response: { 200: ApplicationDossier },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return readApplicationDossier(database, requireId(request.params.id))
    },
  )

  app.post(
    `${address}/:verb`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Takes a brewery on or turns it down, with a preview, once for each Idempotency-Key',
        params: Type.Object({ id: AddressPart, verb: AddressPart }),
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: ApplicationDecision,
        response: { 200: Type.Union([ApplicationDossier, StepPreview]) },
      },
    },
    async (request) => {
      const verb = applicationVerbs.find((each) => each === request.params.verb)
      if (verb === undefined) throw nothingHere()
      const actor = await identifyStaff(deps, request, standingRoles)
      const id = requireId(request.params.id)
      const wanted = { id, verb, reason: request.body.reason ?? null }
      const now = clock()
      const key = request.headers['idempotency-key']
      const call = { who: clientKeys(actor.clientId), call: 'application', key, request: wanted, now }
      return performAction(database, { ...call, query: request.query }, async (transaction) => {
        const decided = await decideApplication(transaction, { ...wanted, actor, publicUrl, now })
        return { answer: await readApplicationDossier(transaction, id), ...decided }
      })
    },
  )
}

function requireId(id: string): string {
  if (!isUuid(id)) throw notFound('The application')
  return id.toLowerCase()
}
