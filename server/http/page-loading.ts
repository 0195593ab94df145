import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageData, RouteName } from '../../shared/page-payload.ts'

/** What a page loader is told about the request. Kept pages may depend on nothing else. */
export type PageRequest = {
  /** Without the query, always starting with '/'. */
  path: string
  params: Record<string, string>
  /** Only the names that the page's row declares. */
  query: URLSearchParams
  publicUrl: string
  /** The value of a cookie, or null. Absent for pages that are the same for everybody. */
  cookie?: (name: string) => string | null
  /** HEAD: somebody looks whether there is a page, and nothing may change because of it. */
  isLookAhead?: boolean
}

export type PageHead = {
  description: string
  /** Absolute path with its query; the document makes it an address. */
  canonicalPath: string
  indexed: boolean
  imageUrl?: string
  jsonLd?: object[]
  /** Atom feeds of what is on the page. */
  feeds?: { title: string; href: string }[]
  /** Pictures the browser should fetch first. */
  preloadImages?: string[]
}

export type PageResult<R extends RouteName> =
  | {
      kind: 'page'
      data: PageData[R]
      head: PageHead
      /** Subjects of change notices that drop a kept copy, such as 'beer:<id>' or 'listing'. */
      topics: string[]
      /** Something that should be here could not be read: served once, never kept. */
      isPartial?: boolean
      /** Milliseconds since 1970 at which something on it begins or ends: then it is made anew. */
      freshUntil?: number
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

/** Answers what a form sent with a page, under the status that the reply has. */
export type SendPage = <R extends RouteName>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: R,
  page: { data: PageData[R]; head: PageHead },
) => Promise<FastifyReply>
