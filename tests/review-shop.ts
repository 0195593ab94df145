import type {
  Comment,
  CommentList,
  CommentSummary,
  ReportAnswer,
  UploadAnswer,
} from '../shared/api/reviews.ts'
import { bearer, openAccountShop, registration } from './account-shop.ts'
import { buildBeer } from './builders.ts'

type Headers = Record<string, string>
type Written = { subjectId: string; body?: string; title?: string | null; rating?: number | null }

const address = '/public/marketplace/comments'
export const plainBody = 'Dropped bright in a day and sold by Friday.'

/** The whole shop with calls of reviews. A clock of its own stands days after every registration. */
export async function openReviewShop(options: Parameters<typeof openAccountShop>[0] = {}) {
  const shop = await openAccountShop({ logLevel: 'warn', lasts: 'file', ...options })
  const { database } = shop.connection
  const post = (path: string, body: object, headers?: Headers) =>
    shop.post(`${address}${path}`, body, headers)
  let texts = 0

  return {
    ...shop,
    database,
    /** A new client, signed in: who it is and what its calls carry. */
    client: async (overrides: Partial<typeof registration> = {}) => {
      const session = await shop.register(overrides)
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
    edit: (id: string, change: object, headers?: Headers) =>
      shop.call('PATCH', `${address}/${id}`, change, headers),
    react: (id: string, reaction: unknown, headers?: Headers) =>
      post(`/${id}/reactions`, { reaction } as object, headers),
    report: (id: string, reason: unknown, headers?: Headers) =>
      post(`/${id}/report`, { reason } as object, headers),
    reported: async (id: string, headers: Headers): Promise<ReportAnswer> =>
      (await post(`/${id}/report`, { reason: 'Not about the beer' }, headers)).json(),
    ask: (query: Record<string, string>, headers?: Headers) =>
      shop.get(`${address}?${new URLSearchParams(query)}`, headers),
    list: async (query: Record<string, string>, headers?: Headers): Promise<CommentList> =>
      (await shop.get(`${address}?${new URLSearchParams(query)}`, headers)).json(),
    summary: async (subjectId: string): Promise<CommentSummary> =>
      (await shop.get(`${address}/summary?subjectId=${subjectId}`)).json().summary,
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

/** A multipart body with one file. */
export function multipart(file: Uint8Array, { type = 'image/png', field = 'file' } = {}) {
  const boundary = 'zzzz-dray-zzzz'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` }
}
