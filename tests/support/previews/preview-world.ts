import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type SQL } from 'drizzle-orm'
import type { Connection } from '../../../server/platform/database/database.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import { openWholeShop } from '../shops/whole-shop.ts'
import { watchDatabase, type Written } from './watched-database.ts'

/** The people of the demo shop by the name before '@dray.example'. */
const passwords = {
  landlord: 'pint of the usual',
  brewer: 'mash in at seven',
  organiser: 'van leaves at noon',
  operations: 'pallets by three',
  finance: 'every penny told',
  admin: 'keys to the cellar',
}
export type Person = keyof typeof passwords
export type PreviewWorldInput = { params: Record<string, string>; body?: object }

/** What one action is tried with: each of them once, until enough of them could be done. */
export type Scenario = { as: Person; tries: (world: World) => Promise<PreviewWorldInput[]> }
export type Outcome = { preview: StepPreview; shown: Written; done: Written; before: Written }
export type World = Awaited<ReturnType<typeof openPreviewWorld>>

/** The demo shop over a database with its trade, at a moment that stands still, where actions are previewed and done. */
export async function openPreviewWorld(connection: Connection, now: Date) {
  const watching = await watchDatabase(connection)
  const { app, routes } = await openWholeShop(async () => {}, {
    connection,
    lasts: 'file',
    logLevel: 'silent',
    role: 'web',
    publicUrl: 'http://localhost',
    accounts: { clock: () => now, secondFactor: 'off' },
  })
  await app.ready()
  const bearers = new Map<Person, string>()
  for (const [name, password] of Object.entries(passwords)) {
    const payload = { email: `${name}@dray.example`, password }
    const signedIn = await app.inject({ method: 'POST', url: '/public/auth/login', payload })
    bearers.set(name as Person, `Bearer ${signedIn.json().token.accessToken}`)
  }
  let calls = 0
  async function call(as: Person, method: string, url: string, body?: object) {
    calls += 1
    const headers = {
      authorization: bearers.get(as)!,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    }
    return app.inject({ method: method as 'POST', url, headers, ...(body && { payload: body }) })
  }
  return {
    connection,
    routes,
    now,
    /** One value of chance, another in each run. */
    any: <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, 1)[0]!,
    rows: async (statement: SQL) =>
      (await connection.database.execute(statement)).rows as Record<string, string>[],
    /** A call that has to be answered well, to bring about what an action is about. */
    ask: async (as: Person, method: string, url: string, body?: object) => {
      const answer = await call(as, method, url, body)
      if (answer.statusCode >= 300)
        throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`)
      return answer.body === '' ? null : answer.json()
    },
    /** Looks at an action and does what was shown: what the preview wrote and what the action wrote, or how it was refused. */
    perform: async (
      entry: RouteEntry,
      as: Person,
      { params, body }: PreviewWorldInput,
    ): Promise<Outcome | string> => {
      const url = entry.path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      )
      const before = await watching.mark()
      const looked = await call(as, entry.method, `${url}?preview=1`, body)
      const shown = watching.undone()
      const left = await watching.since(before)
      if (looked.statusCode !== 200) return `${url} ${looked.statusCode} ${looked.body.slice(0, 300)}`
      if (shown === null) throw new Error(`${entry.path}: its preview undoes nothing.`)
      const preview = looked.json() as StepPreview
      const mark = await watching.mark()
      const done = await call(as, entry.method, `${url}?digest=${preview.digest}`, body)
      if (done.statusCode >= 300)
        throw new Error(
          `${entry.path} was shown as ${JSON.stringify(preview)}, then answered ${done.statusCode}: ${done.body}`,
        )
      return { preview, shown, done: await watching.since(mark), before: left }
    },
  }
}
