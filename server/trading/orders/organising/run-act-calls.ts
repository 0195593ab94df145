import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { GroupRun } from '../../../../shared/api/group-runs-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import {
  type ActionEffects,
  mailSentence,
  type StepMail,
  performAction,
} from '../../../platform/actions/perform-action.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nothingHere } from '../../../platform/errors/common-errors.ts'
import { roleMissing } from '../../../platform/errors/role-errors.ts'
import type { NamedGroup } from '../../../catalogue/groups/name-group.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyGroupCaller } from '../../../parties/roles/identify-group-caller.ts'
import { requireRun, type Run } from '../../../parties/runs/find-runs.ts'
import type { OrderDeps, StepDeps } from '../order-deps.ts'
import { listOwnRuns } from './list-group-runs.ts'
import { readGroupRun } from './read-group-run.ts'

export type OrganisingDeps = OrderDeps & { accounts: Accounts; identity: Identity }
type GroupRequest = FastifyRequest<{ Params: { group: string } }>

const name = Type.String({ maxLength: 100 })
export const bodyLimit = 64 * 1024
export const documented = { tags: ['Group'], security: [{ bearer: [] }] }
export const runParams = Type.Object({ group: name, run: name })
const dropParams = Type.Object({ group: name, run: name, number: name })
export const actions = {
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([GroupRun, StepPreview]) },
}

/** An organiser reads no money: a heading with a sum in it is left out. */
export const describeMail = (mail: StepMail): string =>
  mailSentence({ ...mail, heading: mail.heading?.includes('£') ? null : mail.heading })

type Acting = Awaited<ReturnType<typeof actingOn>>

/** Who acts on which run. Throws RequestError 404 to anyone who may not see it, 403 to anyone who may not act. */
export async function actingOn(deps: OrganisingDeps, request: FastifyRequest) {
  const asked = request as GroupRequest & { params: { run: string } }
  const caller = await identifyGroupCaller(deps, asked)
  if (caller.kind === 'breweries') {
    const { runs } = await listOwnRuns(deps.database, { ...caller, now: deps.clock() })
    throw runs.some(({ id }) => id === asked.params.run) ? roleMissing() : nothingHere()
  }
  const run = await requireRun(deps.database, caller.group.id, asked.params.run)
  if (!caller.mayAct) throw roleMissing()
  return { ...caller, run }
}

type RunActionCallsInput = Pick<Acting, 'actor' | 'group' | 'run'> & {
  verb: string
  body: unknown
  request: { headers: { 'idempotency-key'?: string | undefined }; query?: unknown }
}

/** Does an action, or previews it where the query asks that, and answers the run as it then is. */
export async function actOnRun(
  deps: OrganisingDeps,
  { actor, group, run, verb, body, request }: RunActionCallsInput,
  action: (transaction: Database, deps: StepDeps) => Promise<ActionEffects>,
): Promise<GroupRun | StepPreview> {
  const now = deps.clock()
  const call = {
    who: clientKeys(actor.clientId),
    call: `run ${verb}`,
    key: request.headers['idempotency-key'],
    request: [run.id, verb, body],
    now,
    query: (request.query ?? {}) as Static<typeof StepQuery>,
    describeMail,
  }
  const done = await performAction(deps.database, call, async (transaction) => ({
    answer: {},
    effects: await action(transaction, { ...deps, now }),
  }))
  return 'digest' in done ? done : readGroupRun(deps.database, { group, runId: run.id, mayAct: true })
}

type RunVerb<Body extends Type.TSchema> = {
  verb: string
  summary: string
  body: Body
  act: (
    transaction: Database,
    wanted: { runId: string; actor: Actor; group: NamedGroup; body: Static<Body> },
    deps: StepDeps,
  ) => Promise<ActionEffects>
}

/** A call of a verb of the run itself. */
export function runVerb<Body extends Type.TSchema>(
  app: App,
  deps: OrganisingDeps,
  { verb, summary, body, act }: RunVerb<Body>,
): void {
  app.post(
    `/api/sell/group/:group/runs/:run/${verb}`,
    { bodyLimit, schema: { ...documented, summary, params: runParams, body, ...actions } },
    async (request) => {
      const acting = await actingOn(deps, request)
      const { actor, group, run } = acting
      const wanted = { runId: run.id, actor, group, body: request.body as Static<Body> }
      return actOnRun(deps, { ...acting, verb, body: request.body, request }, (transaction, stepDeps) =>
        act(transaction, wanted, stepDeps),
      )
    },
  )
}

type DropVerb<Body extends Type.TSchema> = {
  verb: string
  summary: string
  body: Body
  act: (
    transaction: Database,
    drop: { run: Run; number: string; actor: Actor },
    body: Static<Body>,
    deps: StepDeps,
  ) => Promise<ActionEffects>
}

/** A call of a verb of one of its drops. */
export function dropVerb<Body extends Type.TSchema>(
  app: App,
  deps: OrganisingDeps,
  { verb, summary, body, act }: DropVerb<Body>,
): void {
  app.post(
    `/api/sell/group/:group/runs/:run/drops/:number/${verb}`,
    { bodyLimit, schema: { ...documented, summary, params: dropParams, body, ...actions } },
    async (request) => {
      const acting = await actingOn(deps, request)
      const { actor, run } = acting
      const { number } = request.params as { number: string }
      return actOnRun(
        deps,
        { ...acting, verb, body: [number, request.body], request },
        (transaction, stepDeps) =>
          act(transaction, { run, number, actor }, request.body as Static<Body>, stepDeps),
      )
    },
  )
}
