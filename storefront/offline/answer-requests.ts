import { paths } from '../../shared/paths/paths.ts'
import type { PageCopies, CacheKind } from './cache-pages.ts'
import { documentWith, payloadIn } from './two-forms.ts'
import { kindOf, isCacheable } from './cacheable.ts'
import type { Asking } from './worker-scope.ts'

/** How long a page that could be shown from its copy waits for the network, in milliseconds. */
const patienceMs = 4_000

/** The answer to a request; null for what the worker leaves alone. */
export function answerOf(event: Asking, copies: PageCopies): Promise<Response> | null {
  const { request } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}))
  switch (kindOf(request)) {
    case 'asset':
      return assetOf(request, copies, later)
    case 'picture':
      return fromNetwork(request, { copies, kind: 'pictures', later }).catch(async (lost: unknown) => {
        const cached = await copies.find('pictures', request.url)
        if (cached) return cached
        throw lost
      })
    case 'document':
      return pageOf(request, { copies, kind: 'documents', later }, documentOf)
    case 'payload':
      return pageOf(request, { copies, kind: 'payloads', later }, payloadOf)
    case null:
      return null
  }
}

type Later = (work: Promise<unknown>) => void
type CopyDeps = { copies: PageCopies; kind: CacheKind; later: Later }

async function assetOf(request: Request, copies: PageCopies, later: Later): Promise<Response> {
  const cached = await copies.find('assets', request.url)
  return cached ?? fromNetwork(request, { copies, kind: 'assets', later })
}

async function fromNetwork(request: Request, { copies, kind, later }: CopyDeps): Promise<Response> {
  const answer = await fetch(request)
  if (isCacheable(answer)) later(copies.put(kind, request.url, answer.clone()))
  return answer
}

/** The server's answer; the copy where there is none, or none in time. */
async function pageOf(
  request: Request,
  deps: CopyDeps,
  copyOf: (url: string, copies: PageCopies) => Promise<Response | null>,
): Promise<Response> {
  const url = request.url.split('#', 1)[0]!
  const network = fromNetwork(request, deps)
  const copy = copyOf(url, deps.copies)
  try {
    const answer = await ((await copy) === null ? network : Promise.race([network, lateness()]))
    if (answer !== 'late') return answer
    deps.later(network)
    return (await copy)!
  } catch (lost) {
    const cached = await copy
    if (cached !== null) return cached
    const instead =
      deps.kind === 'documents' ? await deps.copies.find('documents', addressOf(paths.offline)) : null
    if (instead) return instead
    throw lost
  }
}

async function documentOf(url: string, copies: PageCopies): Promise<Response | null> {
  const cached = await copies.find('documents', url)
  if (cached) return cached
  const payload = await copies.find('payloads', url)
  const shell = await copies.find('documents', addressOf(paths.offline))
  if (!payload || !shell) return null
  const document = documentWith(await shell.clone().text(), await payload.text())
  if (document === null) return null
  const policy = shell.headers.get('content-security-policy') ?? "default-src 'self'"
  return new Response(document, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

async function payloadOf(url: string, copies: PageCopies): Promise<Response | null> {
  const cached = await copies.find('payloads', url)
  if (cached) return cached
  const document = await copies.find('documents', url)
  const payload = document ? payloadIn(await document.text()) : null
  return payload === null
    ? null
    : new Response(payload, { headers: { 'content-type': 'application/json; charset=utf-8' } })
}

const addressOf = (path: string) => new URL(path, location.href).href
const lateness = () => new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'))
