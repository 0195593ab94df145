import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageData, RouteName } from '../../../shared/pages/page-payload.ts'
import { cutText } from '../../../shared/format/cut-text.ts'

/** The parts of the request that a page loader receives. Cached pages must not depend on anything else. */
export type PageRequest = {
  /** Without the query, always starting with '/'. */
  path: string
  params: Record<string, string>
  /** Only the names that the page's row declares. */
  query: URLSearchParams
  publicUrl: string
  /** The value of a cookie, or null. Absent for pages that are the same for everybody. */
  cookie?: (name: string) => string | null
  /** HEAD: the caller only checks whether the page exists, so the loader must not change anything. */
  isPrefetch?: boolean
}

export type PageHead = {
  description: string
  /** Absolute path with its query; the document makes it an address. */
  canonicalPath: string
  indexed: boolean
  imageUrl?: string
  jsonLd?: object[]
  /** Atom feeds of the page's contents. */
  feeds?: { title: string; href: string }[]
  /** Address of the page as Markdown, with its query. */
  twinHref?: string
  /** Pictures the browser should fetch first. */
  preloadImages?: string[]
}

export type PageResult<R extends RouteName> =
  | {
      kind: 'page'
      data: PageData[R]
      head: PageHead
      /** Topics of change events that drop a cached copy, such as 'beer:<id>' or 'listing'. */
      topics: string[]
      /** A part of the page could not be read: the page is served once and never cached. */
      isPartial?: boolean
      /** Milliseconds since 1970 at which content begins or ends: the page is rendered again then. */
      freshUntil?: number
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

/** Answers a form post with a page, under the status that the reply has. */
export type SendPage = <R extends RouteName>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: R,
  page: { data: PageData[R]; head: PageHead },
) => Promise<FastifyReply>

/** Search engines show about this many characters of a page's description. */
const longest = 155

/** Shortens a text to the description of its page: whole words on one line. The other text replaces an empty one. */
export function shortDescription(text: string, otherwise: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return otherwise
  if (line.length <= longest) return line
  const cut = cutText(line, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40)).replace(/[\s,;:.–-]+$/, '')}…`
}
