import Type from 'typebox'
import { GoToQuery } from '../../../../shared/api/go-to-api.ts'
import {
  GroupGoTo,
  GroupRun,
  GroupRuns,
  OwnGroupRun,
  OwnGroupRuns,
} from '../../../../shared/api/group-runs-api.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nothingHere } from '../../../platform/errors/common-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { identifyGroupCaller } from '../../../parties/roles/identify-group-caller.ts'
import { listGroupRuns, listOwnRuns, searchGroupRuns } from './list-group-runs.ts'
import { palletNoteOf } from './pallet-note-of.ts'
import { readGroupRun, readOwnRun } from './read-group-run.ts'

const name = Type.String({ maxLength: 100 })
const documented = { tags: ['Group'], security: [{ bearer: [] }] }

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** A group's runs, read by its organisers and by staff; a brewery's people read what their own brewery brings. */
export async function groupRunRoutes(app: App, { accounts, identity, database, clock }: Deps): Promise<void> {
  neverStore(app)
  const callers = { accounts, identity }

  app.get(
    '/api/sell/group/:group',
    {
      schema: {
        ...documented,
        summary:
          'The group’s runs, twelve weeks back and eight ahead; a brewery’s people get those with their beer',
        params: Type.Object({ group: name }),
        response: { 200: Type.Union([GroupRuns, OwnGroupRuns]) },
      },
    },
    async (request) => {
      const caller = await identifyGroupCaller(callers, request)
      const now = clock()
      if (caller.kind === 'whole') return listGroupRuns(database, { ...caller, now })
      const own = await listOwnRuns(database, { ...caller, now })
      if (own.runs.length === 0) throw nothingHere()
      return own
    },
  )

  app.get(
    '/api/sell/group/:group/go-to',
    {
      schema: {
        ...documented,
        summary: 'Runs by day, and drops by number, pub, town and postcode, at most eight',
        params: Type.Object({ group: name }),
        querystring: GoToQuery,
        response: { 200: GroupGoTo },
      },
    },
    async (request) => {
      const caller = await identifyGroupCaller(callers, request)
      if (caller.kind !== 'whole') throw nothingHere()
      return searchGroupRuns(database, { ...caller, q: request.query.q, now: clock() })
    },
  )

  app.get(
    '/api/sell/group/:group/runs/:run',
    {
      schema: {
        ...documented,
        summary: 'A run with its drops and loads; a brewery’s people get their own loads',
        params: Type.Object({ group: name, run: name }),
        response: { 200: Type.Union([GroupRun, OwnGroupRun]) },
      },
    },
    async (request) => {
      const caller = await identifyGroupCaller(callers, request)
      const wanted = { ...caller, runId: request.params.run }
      return wanted.kind === 'whole' ? readGroupRun(database, wanted) : readOwnRun(database, wanted)
    },
  )

  app.get(
    '/api/sell/group/:group/runs/:run/drops/:number/pallet-note.pdf',
    {
      schema: {
        ...documented,
        summary:
          'The pallet note of an order: who brings what, its weight and batch, to which depot and by when',
        params: Type.Object({ group: name, run: name, number: name }),
      },
    },
    async (request, reply) => {
      const caller = await identifyGroupCaller(callers, request)
      if (caller.kind !== 'whole') throw nothingHere()
      const { run: runId, number } = request.params
      const note = palletNoteOf(await readGroupRun(database, { ...caller, runId }), number)
      // Loads the PDF writer only for documents that are asked for.
      const { writePalletNote } = await import('../../../finance/documents/write-pallet-note.ts')
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="pallet-note-${note.number}.pdf"`)
        .send(await writePalletNote(note, clock().toISOString()))
    },
  )
}
