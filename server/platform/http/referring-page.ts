import type { FastifyRequest } from 'fastify'
import { paths } from '../../../shared/paths/paths.ts'
import { safeNext } from '../../../shared/format/safe-next.ts'

/** The page that a form is on, as its browser names it: an address of this shop; home where it names none. */
export function referringPage({ headers: { referer = '' } }: FastifyRequest): string {
  if (!URL.canParse(referer)) return paths.home
  const { pathname, search } = new URL(referer)
  return safeNext(pathname + search)
}
