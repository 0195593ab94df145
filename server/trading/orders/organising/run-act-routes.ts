import {
  DropDelivery,
  DropFailure,
  DropOrder,
  LoadTick,
  RunCancellation,
  RunChange,
  RunLetter,
} from '../../../../shared/api/group-runs-api.ts'
import Type from 'typebox'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { RequiredIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { requireRun } from '../../../parties/runs/find-runs.ts'
import { cancelRun } from '../runs/cancel-run.ts'
import { changeRun } from '../runs/change-run.ts'
import { closeRun } from '../runs/close-run.ts'
import { departRun } from '../runs/depart-run.ts'
import { finishRun } from '../runs/finish-run.ts'
import { tickLoad } from '../runs/tick-load.ts'
import { deliverDrop, failDrop } from './deliver-drop.ts'
import { describeDocuments, documentsOf } from './describe-documents.ts'
import { describeCancellation, describeDeparture } from './describe-run-acts.ts'
import { placeDrops } from './place-drops.ts'
import {
  actingOn,
  actOnRun,
  actions,
  bodyLimit,
  documented,
  dropVerb,
  type OrganisingDeps,
  runParams,
  runVerb,
} from './run-act-calls.ts'
import { readCargo } from './run-cargo.ts'
import { isUnderWay } from './run-view.ts'
import { writeToRun } from './write-to-run.ts'

const nothing = Type.Object({}, { additionalProperties: false })

/** What organisers do with a run, each action with a preview but for ticks. */
export async function runActionRoutes(app: App, deps: OrganisingDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/api/sell/group/:group/runs/:run/ticks',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says what of a part is at the depot, once for each Idempotency-Key',
        params: runParams,
        headers: RequiredIdempotencyKey,
        body: LoadTick,
        response: actions.response,
      },
    },
    async (request) => {
      const acting = await actingOn(deps, request)
      const { part, lines } = request.body
      return actOnRun(deps, { ...acting, verb: 'tick', body: request.body, request }, async (transaction) => {
        await tickLoad(transaction, { runId: acting.run.id, partId: part, lines })
        return {}
      })
    },
  )

  app.put(
    '/api/sell/group/:group/runs/:run/drops',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Stores in which order the drops are driven',
        params: runParams,
        body: DropOrder,
        ...actions,
      },
    },
    async (request) => {
      const acting = await actingOn(deps, request)
      const { drops } = request.body
      return actOnRun(deps, { ...acting, verb: 'drops', body: drops, request }, (transaction) =>
        placeDrops(transaction, acting.run.id, drops),
      )
    },
  )

  runVerb(app, deps, {
    verb: 'close',
    summary: 'Takes no more orders, before the cut-off',
    body: nothing,
    act: async (transaction, { runId, actor }, stepDeps) => {
      await closeRun(transaction, { runId, actor }, stepDeps)
      return { deadlines: ['The run takes no more orders. Breweries still answer.'] }
    },
  })
  runVerb(app, deps, {
    verb: 'write',
    summary: 'Sends a mail to all pubs, or to all breweries, of the run',
    body: RunLetter,
    act: async (transaction, { runId, actor, group, body }, stepDeps) =>
      writeToRun(transaction, { runId, actor, group, letter: body }, stepDeps),
  })
  runVerb(app, deps, {
    verb: 'depart',
    summary: 'What is packed and at the depot leaves; what missed the run is offered the next one',
    body: nothing,
    act: async (transaction, { runId, actor, group }, stepDeps) => {
      const drops = await readCargo(transaction, await requireRun(transaction, group.id, runId))
      const papers = await documentsOf(transaction, drops)
      const departed = await departRun(transaction, { runId, actor }, stepDeps)
      const effects = await describeDeparture(transaction, drops, departed)
      return { ...effects, documents: await describeDocuments(transaction, drops, papers) }
    },
  })
  runVerb(app, deps, {
    verb: 'finish',
    summary: 'The run is over; drops without proof go on Dray’s worklist',
    body: nothing,
    act: async (transaction, { runId, actor, group }, stepDeps) => {
      const drops = await readCargo(transaction, await requireRun(transaction, group.id, runId))
      const open = drops.filter(({ parts }) => parts.some(isUnderWay)).length
      await finishRun(transaction, { runId, actor }, stepDeps)
      if (open === 0) return { deadlines: ['The run is done: each drop has its proof.'] }
      const drop = open === 1 ? '1 drop has' : `${open} drops have`
      return { warnings: [`${drop} no proof and ${open === 1 ? 'goes' : 'go'} on Dray’s worklist.`] }
    },
  })
  runVerb(app, deps, {
    verb: 'cancel',
    summary: 'Its orders go to the next run that fits, or are refused with all money back',
    body: RunCancellation,
    act: async (transaction, { runId, actor, group, body: { reason } }, stepDeps) => {
      const drops = await readCargo(transaction, await requireRun(transaction, group.id, runId))
      const outcomes = await cancelRun(transaction, { runId, actor, reason }, stepDeps)
      return describeCancellation(transaction, drops, outcomes)
    },
  })
  runVerb(app, deps, {
    verb: 'change',
    summary: 'Changes this run alone, until its cut-off: day, times, carrier, capacity, tail-lift',
    body: RunChange,
    act: (transaction, { runId, actor, body: change }, stepDeps) =>
      changeRun(transaction, { runId, actor, change }, stepDeps),
  })
  dropVerb(app, deps, {
    verb: 'deliver',
    summary: 'The drop has arrived: who took it in, when, what was missing, empties taken back',
    body: DropDelivery,
    act: deliverDrop,
  })
  dropVerb(app, deps, {
    verb: 'not-delivered',
    summary: 'The drop could not be delivered, and why',
    body: DropFailure,
    act: failDrop,
  })
}
