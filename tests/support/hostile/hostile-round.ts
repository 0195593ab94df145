import fc from 'fast-check'
import type { App } from '../../../server/platform/http/app-type.ts'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import { pageTable } from '../../../server/features.ts'
import { faultsOf } from './assess-answer.ts'
import { type CallerKind, callerKinds, type createCallers } from './hostile-callers.ts'
import { type HostileRequest, hostileRequests } from './hostile-requests.ts'

type Callers = Awaited<ReturnType<typeof createCallers>>
export type HostileTry = { caller: CallerKind; network: number; request: HostileRequest }

const rows = pageTable.map(({ row }) => row)
/** The query names that the page at this path reads. */
const queryNames = (path: string) => rows.find(({ paths }) => paths.includes(path))?.queryNames ?? []

/** Tries over the whole route table: every route as often as any other. HEAD comes as another method of GET. */
export function hostileTries(routes: readonly RouteEntry[], { known }: Callers): fc.Arbitrary<HostileTry> {
  const tried = routes.filter(({ method }) => method !== 'HEAD')
  return fc.record({
    caller: fc.constantFrom(...callerKinds),
    network: fc.nat({ max: 0xffff }),
    request: fc.oneof(...tried.map((entry) => hostileRequests(entry, { known, queryNames }))),
  })
}

/** Sends one and says what is wrong with its answer. */
export async function tryOnce(
  app: App,
  callers: Callers,
  { caller, network, request }: HostileTry,
): Promise<{ status: number; faults: string[] }> {
  const { method, url, headers, payload } = request
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      'x-forwarded-for': `10.9.${network >> 8}.${network & 255}`,
      ...(await callers.headersOf(caller)),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  })
  if (headers['authorization'] === undefined) callers.mindAnswer(caller, answer.statusCode)
  return { status: answer.statusCode, faults: faultsOf(request, answer) }
}
