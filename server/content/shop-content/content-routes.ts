import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import {
  ContentChange,
  ContentDetail,
  ContentList,
  ContentPreview,
  ContentPreviewLink,
} from '../../../shared/api/shop-content-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { nameOfEntry, readShopEntry, type ShopEntry } from '../../../shared/pages/shop-entries.ts'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { changeEntry, readHeld, undoEntry } from './change-entry.ts'
import { plansOf } from './content-queries.ts'
import type { Held } from './content-tables.ts'
import { effectsOfChange } from './effects-of-content.ts'
import { openPreview } from './open-preview.ts'
import { plansAround } from './plans-around.ts'
import { readContent, readContentDetail } from './read-content.ts'

export type ContentDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

const bodyLimit = 256 * 1024
/** Who changes what the shop shows; money and access are left to admins. */
export const contentChangers = ['operations', 'admin'] as const
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Entry = Type.Object({ entry: AddressPart })
const acting = { params: Entry, headers: OptionalIdempotencyKey, querystring: StepQuery }
const answered = { 200: Type.Union([ContentDetail, StepPreview]) }

/** What the shop shows and how it is set: reading, changing, planning, undoing and looking at it (STAF-22). */
export async function contentRoutes(app: App, deps: ContentDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/admin/shop',
    {
      schema: {
        ...documented,
        summary: 'Every flag, menu entry and setting, with what holds and what was changed last',
        response: { 200: ContentList },
      },
    },
    async (request) => {
      const { role } = await identifyStaff(deps, request, staffRoles)
      return { entries: await readContent(database, role) }
    },
  )

  app.get(
    '/api/admin/shop/:entry',
    {
      schema: {
        ...documented,
        summary: 'One of them, with the JSON schema of its value',
        params: Entry,
        response: { 200: ContentDetail },
      },
    },
    async (request) => {
      const { role } = await identifyStaff(deps, request, staffRoles)
      return detail(database, requireEntry(request.params.entry), role)
    },
  )

  app.put(
    '/api/admin/shop/:entry',
    {
      bodyLimit,
      schema: {
        ...documented,
        ...acting,
        summary: 'Sets it now or from a day on, for good or until a day',
        body: ContentChange,
        response: answered,
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, contentChangers)
      const entry = requireEntry(request.params.entry)
      const { json, from, until } = request.body
      const held = readHeldJson(json)
      const now = clock()
      const change = {
        entry,
        held,
        from: from === undefined ? null : londonMoment(from, '00:00'),
        until: until === undefined ? null : londonMoment(addDays(until, 1), '00:00'),
        actor,
        now,
      }
      return performAction(
        database,
        callOf(request, { actor, now, call: 'set content', request: [request.params.entry, request.body] }),
        async (transaction) => {
          const shown = await before(transaction, entry, actor.role)
          const { back, dropped } = plansAround(shown.plans, {
            from: change.from ?? now,
            until: change.until,
          })
          await changeEntry(transaction, change)
          const answer = await detail(transaction, entry, actor.role)
          return {
            answer,
            effects: effectsOfChange({
              ...shown,
              after: held,
              from,
              until,
              isPlannedBack: back !== null,
              droppedPlans: dropped,
            }),
            seen: shown.before,
          }
        },
      )
    },
  )

  app.post(
    '/api/admin/shop/:entry/undo',
    {
      bodyLimit,
      schema: {
        ...documented,
        ...acting,
        summary: 'Puts back what held before its last change',
        body: Type.Object({}, { additionalProperties: false }),
        response: answered,
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, contentChangers)
      const entry = requireEntry(request.params.entry)
      const now = clock()
      return performAction(
        database,
        callOf(request, { actor, now, call: 'undo content', request: [request.params.entry] }),
        async (transaction) => {
          const shown = await before(transaction, entry, actor.role)
          const after = await undoEntry(transaction, { entry, actor, now })
          const answer = await detail(transaction, entry, actor.role)
          return {
            answer,
            effects: effectsOfChange({ ...shown, after, droppedPlans: shown.plans.length }),
            seen: [shown.before, after],
          }
        },
      )
    },
  )

  app.post(
    '/api/admin/shop/:entry/page',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'An address at which its page shows a value that does not hold yet, for ten minutes',
        params: Entry,
        body: ContentPreview,
        response: { 200: ContentPreviewLink },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, contentChangers)
      const entry = requireEntry(request.params.entry)
      const held = readHeldJson(request.body.json)
      return { href: await openPreview(database, { entry, held, actor, now: clock() }) }
    },
  )
}

type Caller = { actor: { clientId: string }; now: Date; call: string; request: unknown }
type Called = { headers: unknown; query: unknown }

const callOf = (
  { headers, query }: Called,
  { actor, ...call }: Caller,
): Parameters<typeof performAction>[1] => ({
  ...call,
  who: clientKeys(actor.clientId),
  key: (headers as { 'idempotency-key'?: string })['idempotency-key'],
  query: query as Parameters<typeof performAction>[1]['query'],
})

/** What held, what holds by default, and what is planned. */
async function before(transaction: Database, entry: ShopEntry, role: Parameters<typeof readContent>[1]) {
  const { usual } = await detail(transaction, entry, role)
  const plans = await plansOf(transaction, nameOfEntry(entry))
  return { before: await readHeld(transaction, entry), usual, plans }
}

async function detail(database: Database, entry: ShopEntry, role: Parameters<typeof readContent>[1]) {
  const found = await readContentDetail(database, nameOfEntry(entry), role)
  if (found === null) throw notFound('The entry')
  return found
}

function requireEntry(name: string): ShopEntry {
  const entry = readShopEntry(name)
  if (entry === null) throw notFound('The entry')
  return entry
}

function readHeldJson(json: string | null): Held {
  if (json === null) return null
  try {
    return { value: JSON.parse(json) as unknown }
  } catch {
    throw badField('json', "Field 'json' must be JSON.")
  }
}
