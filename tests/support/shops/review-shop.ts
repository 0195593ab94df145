import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, onTestFinished } from 'vitest'
import { followChanges } from '../../../server/platform/database/change-events.ts'
import type { Connection } from '../../../server/platform/database/database.ts'
import type {
  Comment,
  CommentList,
  CommentSummary,
  ReportAnswer,
  UploadAnswer,
} from '../../../shared/api/reviews-api.ts'
import { bearer, openAccountShop, registration } from './account-shop.ts'
import { buildBeer } from '../builders/builders.ts'
import { openTestDatabase } from '../servers/test-database.ts'

type Headers = Record<string, string>
type Written = { subjectId: string; body?: string; title?: string | null; rating?: number | null }

const address = '/public/marketplace/comments'
export const plainBody = 'Dropped bright in a day and sold by Friday.'

/** The whole shop with calls of reviews. Its own clock is days after every registration. */
export async function openReviewShop(options: Parameters<typeof openAccountShop>[0] = {}) {
  const { lasts = 'file' } = options
  const connection = await openTestDatabase()
  const changeEvents = recordChangeEvents(connection)
  const close = () => connection.close()
  // Registered before the shop's own end, so done after it.
  if (lasts === 'file') afterAll(close)
  else onTestFinished(close)
  const shop = await openAccountShop({ logLevel: 'warn', ...options, lasts, connection })
  const { database } = shop.connection
  const post = (path: string, body: object, headers?: Headers) =>
    shop.post(`${address}${path}`, body, headers)
  let texts = 0
  /** Cached answers that changed meanwhile are dropped before Anyone who is not signed in asks again. */
  const read = async (url: string, headers?: Headers) => {
    if (headers === undefined) await changeEvents()
    return shop.get(url, headers)
  }

  return {
    ...shop,
    database,
    /** Gives a client a paid order and an account that is older than a day. */
    makeBuyer: async (clientId: string) => {
      await database.execute(sql`
        insert into orders (number, client_id, state, payment_method, payment_state, goods_minor, shipping_minor,
          vat_by_rate, vat_minor, total_minor, placed_at, paid_at)
        values (${randomUUID()}, ${clientId}, 'placed', 'card', 'paid', 0, 0, '[]', 0, 0, now(), now())`)
      await database.execute(
        sql`update clients set created_at = created_at - interval '2 days' where id = ${clientId}`,
      )
    },
    /** A new client whose address is confirmed, signed in: who it is and what its calls carry. */
    client: async (overrides: Partial<typeof registration> = {}) => {
      const session = await shop.register(overrides)
      await database.execute(
        sql`update clients set email_confirmed_at = created_at where id = ${session.client.id}`,
      )
      return { id: session.client.id, email: session.client.email, headers: bearer(session) }
    },
    beer: async () => (await buildBeer(database)).id,
    write: (review: Written & Record<string, unknown>, headers?: Headers) => {
      texts += 1
      return post('', { body: `${plainBody} Text ${texts}.`, ...review }, headers)
    },
    /** A review that was taken. */
    written: async (review: Written & Record<string, unknown>, headers: Headers): Promise<Comment> => {
      texts += 1
      const answer = await post('', { body: `${plainBody} Text ${texts}.`, ...review }, headers)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().comment
    },
    /** A client's own review. */
    read: (id: string, headers?: Headers) => shop.get(`${address}/${id}`, headers),
    edit: (id: string, change: object, headers?: Headers) =>
      shop.call('PATCH', `${address}/${id}`, change, headers),
    react: (id: string, reaction: unknown, headers?: Headers) =>
      post(`/${id}/reactions`, { reaction } as object, headers),
    report: (id: string, reason: unknown, headers?: Headers) =>
      post(`/${id}/report`, { reason } as object, headers),
    reported: async (id: string, headers: Headers): Promise<ReportAnswer> =>
      (await post(`/${id}/report`, { reason: 'Not about the beer' }, headers)).json(),
    ask: (query: Record<string, string>, headers?: Headers) =>
      read(`${address}?${new URLSearchParams(query)}`, headers),
    list: async (query: Record<string, string>, headers?: Headers): Promise<CommentList> =>
      (await read(`${address}?${new URLSearchParams(query)}`, headers)).json(),
    summary: async (subjectId: string): Promise<CommentSummary> =>
      (await read(`${address}/summary?subjectId=${subjectId}`)).json().summary,
    upload: (file: Uint8Array, headers: Headers = {}, { type = 'image/png', field = 'file' } = {}) => {
      const { payload, contentType } = multipart(file, { type, field })
      return shop.call('POST', `${address}/uploads`, payload, { 'content-type': contentType, ...headers })
    },
    uploaded: async (file: Uint8Array, headers: Headers): Promise<UploadAnswer> => {
      const { payload, contentType } = multipart(file)
      const answer = await shop.call('POST', `${address}/uploads`, payload, {
        'content-type': contentType,
        ...headers,
      })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
  }
}

/** Answers a wait until the shop has read all changes that were written until then. */
function recordChangeEvents(connection: Connection): () => Promise<void> {
  return async () => {
    const event = `seen:${randomUUID()}`
    const changes = await followChanges(connection)
    const isSeen = new Promise<void>((resolve) => {
      changes.subscribe((read) => void (read === event && resolve()))
    })
    await connection.database.execute(sql`insert into changes (topic) values (${event})`)
    await isSeen
  }
}

/** A multipart body with one file. */
export function multipart(file: Uint8Array, { type = 'image/png', field = 'file' } = {}) {
  const boundary = 'zzzz-dray-zzzz'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` }
}
