import type { AlertChoiceBody, Alerts } from '../../../shared/api/alerts-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const root = '/api/account/alerts'

/** What a link to alerts is about. */
export type AlertSubject = { kind: 'brewery' | 'group' | 'size'; id: string }

/** The subject of a link, or of the page that it leads to; null for another text. */
export function readSubject(of: string | null): AlertSubject | null {
  const [, kind, id] = /^(brewery|group|size):([\da-f-]{36})$/.exec(of ?? '') ?? []
  return kind === undefined || id === undefined ? null : { kind: kind as AlertSubject['kind'], id }
}

const pathOf = ({ kind }: AlertSubject) => `${root}/${kind === 'size' ? 'stock-requests' : 'follows'}`
const bodyOf = ({ kind, id }: AlertSubject) => (kind === 'size' ? { variantId: id } : { kind, id })

export const alertCalls = {
  read: (): Promise<Alerts> => clientCall(root),
  begin: (subject: AlertSubject): Promise<Alerts> =>
    clientCall(pathOf(subject), { method: 'POST', body: bodyOf(subject) }),
  end: (subject: AlertSubject): Promise<void> =>
    clientCall(pathOf(subject), { method: 'DELETE', body: bodyOf(subject) }),
  choose: (choice: AlertChoiceBody): Promise<Alerts> =>
    clientCall(`${root}/choices`, { method: 'PUT', body: choice }),
}

/** What is on, as links name it. */
export const subjectsOf = ({ follows, stockRequests }: Alerts): string[] => [
  ...follows.map(({ kind, id }) => `${kind}:${id}`),
  ...stockRequests
    .filter(({ notifiedAt }) => notifiedAt === null)
    .map(({ variantId }) => `size:${variantId}`),
]
