import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { GroupPlan, PlanChange } from '../../../../shared/api/group-plan-api.ts'
import { StepPreview, type StepQuery } from '../../../../shared/api/step-preview-api.ts'
import type { RunPlan } from '../../../../shared/delivery/run-plan.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import { nothingHere } from '../../../platform/errors/common-errors.ts'
import { roleMissing } from '../../../platform/errors/role-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyGroupCaller } from '../../../parties/roles/identify-group-caller.ts'
import { changeGroupPlan } from './change-group-plan.ts'
import { readGroupPlan } from './read-group-plan.ts'
import { actions, bodyLimit, describeMail, documented, type OrganisingDeps } from './run-act-calls.ts'

const params = Type.Object({ group: Type.String({ maxLength: 100 }) })

/** A group's run plan, which its organisers change from a run on, and staff read (GORG-08). */
export async function groupPlanRoutes(app: App, deps: OrganisingDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const identify = async (request: FastifyRequest<{ Params: { group: string } }>) => {
    const caller = await identifyGroupCaller(deps, request)
    if (caller.kind === 'breweries') throw nothingHere()
    return caller
  }

  app.get(
    '/api/sell/group/:group/plan',
    {
      schema: {
        ...documented,
        summary: 'The run plan of the group: days, depot, carrier, capacity and area of its runs',
        params,
        response: { 200: GroupPlan },
      },
    },
    async (request) => readGroupPlan(database, { ...(await identify(request)), now: clock() }),
  )

  app.post(
    '/api/sell/group/:group/plan',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Changes the run plan from a run on; runs that were changed by hand stay',
        params,
        body: PlanChange,
        headers: actions.headers,
        querystring: actions.querystring,
        response: { 200: Type.Union([GroupPlan, StepPreview]) },
      },
    },
    async (request) => {
      const { group, actor, mayAct } = await identify(request)
      if (!mayAct) throw roleMissing()
      const now = clock()
      const { body: change } = request
      const call = {
        who: clientKeys(actor.clientId),
        call: 'run plan',
        key: request.headers['idempotency-key'],
        request: [group.id, change],
        now,
        query: request.query as Static<typeof StepQuery>,
        describeMail,
      }
      const done = await performAction(database, call, async (transaction) => ({
        answer: {},
        effects: await changeGroupPlan(transaction, { group, actor, ...settingOf(change) }, { ...deps, now }),
      }))
      return 'digest' in done ? done : readGroupPlan(database, { group, mayAct, now })
    },
  )
}

function settingOf({ fromDay, minimum, ...rest }: PlanChange): { fromDay: string; plan: RunPlan } {
  const [pounds, pence = '00'] = (minimum ?? '').split('.')
  const minimumMinor = minimum === null ? null : Number(pounds) * 100 + Number(pence)
  return { fromDay, plan: { ...rest, minimumMinor } }
}
