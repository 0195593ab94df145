import type { GroupPlan } from '../../../shared/api/group-plan-api.ts'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { type ActionCalls, actionCalls } from '../../console/act-calls.ts'

const part = encodeURIComponent
const root = (group: string) => `/api/sell/group/${part(group)}`

export type RunVerb = 'change' | 'write' | 'close' | 'depart' | 'finish' | 'cancel'
export type DropVerb = 'deliver' | 'not-delivered'
/** An action that was pressed. */
export type RunActionInput =
  | { [Verb in RunVerb]: { kind: 'run'; verb: Verb } }[RunVerb]
  | { kind: 'drop'; verb: DropVerb; number: string }
/** Those with a dialog of their own are written in fields. */
export type SteppedAction = Exclude<RunActionInput, { verb: 'change' | 'write' }>
type Place = { group: string; run: string }

/** Where an organiser reads. */
export const groupReads = {
  runs: (group: string) => root(group),
  palletNote: (place: Place, number: string) =>
    `${groupReads.run(place)}/drops/${part(number)}/pallet-note.pdf`,
  run: ({ group, run }: Place) => `${root(group)}/runs/${part(run)}`,
}

/** The calls of an action with a run, or with one of its drops. */
export const runActionCalls = (
  place: Place,
  action: { verb: RunVerb } | { verb: DropVerb; number: string },
): ActionCalls<GroupRun> =>
  actionCalls(
    'number' in action
      ? `${groupReads.run(place)}/drops/${part(action.number)}/${action.verb}`
      : `${groupReads.run(place)}/${action.verb}`,
  )

/** Says what of a line is at the depot; the run as it then is. Throws as clientCall. */
export const tickLine = (
  place: Place,
  tick: { part: string; position: number; units: number },
): Promise<GroupRun> =>
  clientCall(`${groupReads.run(place)}/ticks`, {
    method: 'POST',
    body: { part: tick.part, lines: [{ position: tick.position, units: tick.units }] },
    key: crypto.randomUUID(),
  })

/** The calls that store the order of drops. */
export const dropOrderCalls = (place: Place): ActionCalls<GroupRun> =>
  actionCalls(`${groupReads.run(place)}/drops`, { method: 'PUT' })

/** Where a group's run plan is read and changed. */
export const planPath = (group: string): string => `/api/sell/group/${encodeURIComponent(group)}/plan`

/** The calls that change it. */
export const planCalls = (group: string): ActionCalls<GroupPlan> => actionCalls(planPath(group))
