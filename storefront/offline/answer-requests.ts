import { paths } from '../../shared/paths.ts'
import type { Keeper, Shelf } from './keep-pages.ts'
import { documentWith, payloadIn } from './two-forms.ts'
import { kindOf, mayKeep } from './what-is-kept.ts'
import type { Asking } from './worker-scope.ts'

/** How long a page that could be shown from its copy waits for the network, in milliseconds. */
const patienceMs = 4_000

/** The answer to a request; null for what the worker leaves alone. */
export function answerOf(event: Asking, keeper: Keeper): Promise<Response> | null {
  const { request } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}))
  switch (kindOf(request)) {
    case 'asset':
      return assetOf(request, keeper, later)
    case 'picture':
      return fromNetwork(request, { keeper, shelf: 'pictures', later }).catch(async (lost: unknown) => {
        const kept = await keeper.find('pictures', request.url)
        if (kept) return kept
        throw lost
      })
    case 'document':
      return pageOf(request, { keeper, shelf: 'documents', later }, documentOf)
    case 'payload':
      return pageOf(request, { keeper, shelf: 'payloads', later }, payloadOf)
    case null:
      return null
  }
}

type Later = (work: Promise<unknown>) => void
type Means = { keeper: Keeper; shelf: Shelf; later: Later }

async function assetOf(request: Request, keeper: Keeper, later: Later): Promise<Response> {
  const kept = await keeper.find('assets', request.url)
  return kept ?? fromNetwork(request, { keeper, shelf: 'assets', later })
}

async function fromNetwork(request: Request, { keeper, shelf, later }: Means): Promise<Response> {
  const answer = await fetch(request)
  if (mayKeep(answer)) later(keeper.put(shelf, request.url, answer.clone()))
  return answer
}

/** The server's answer; the copy where there is none, or none in time. */
async function pageOf(
  request: Request,
  means: Means,
  copyOf: (url: string, keeper: Keeper) => Promise<Response | null>,
): Promise<Response> {
  const url = request.url.split('#', 1)[0]!
  const network = fromNetwork(request, means)
  const copy = copyOf(url, means.keeper)
  try {
    const answer = await ((await copy) === null ? network : Promise.race([network, lateness()]))
    if (answer !== 'late') return answer
    means.later(network)
    return (await copy)!
  } catch (lost) {
    const kept = await copy
    if (kept !== null) return kept
    const instead =
      means.shelf === 'documents' ? await means.keeper.find('documents', addressOf(paths.offline)) : null
    if (instead) return instead
    throw lost
  }
}

async function documentOf(url: string, keeper: Keeper): Promise<Response | null> {
  const kept = await keeper.find('documents', url)
  if (kept) return kept
  const payload = await keeper.find('payloads', url)
  const shell = await keeper.find('documents', addressOf(paths.offline))
  if (!payload || !shell) return null
  const document = documentWith(await shell.clone().text(), await payload.text())
  if (document === null) return null
  const policy = shell.headers.get('content-security-policy') ?? "default-src 'self'"
  return new Response(document, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

async function payloadOf(url: string, keeper: Keeper): Promise<Response | null> {
  const kept = await keeper.find('payloads', url)
  if (kept) return kept
  const document = await keeper.find('documents', url)
  const payload = document ? payloadIn(await document.text()) : null
  return payload === null
    ? null
    : new Response(payload, { headers: { 'content-type': 'application/json; charset=utf-8' } })
}

const addressOf = (path: string) => new URL(path, location.href).href
const lateness = () => new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'))
