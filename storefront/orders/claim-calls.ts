import type { ClaimPicture, NewClaim, OrderClaims } from '../../shared/api/claims-api.ts'
import { clientCall, clientSend, sendAsClient } from '../api/client-calls.ts'
import { readReply } from '../api/json-calls.ts'

const claims = (number: string) => `/api/orders/${encodeURIComponent(number)}/claims`

/** Where the claims about an order are read. */
export const claimsRead = claims

/** The calls behind a buyer's claims. All throw as clientCall does. */
export const claimCalls = {
  /** The same key claims once, however often the call is sent. */
  open: (number: string, body: NewClaim, key: string) =>
    clientCall<OrderClaims>(claims(number), { method: 'POST', body, key }),
  ask: (number: string, claim: string, note: string) =>
    clientCall<OrderClaims>(`${claims(number)}/${claim}/question`, { method: 'POST', body: { note } }),
  bring: async (number: string, file: File): Promise<ClaimPicture> => {
    const body = new FormData()
    body.append('file', file)
    const answer = await sendAsClient((token) =>
      fetch(`${claims(number)}/pictures`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    return readReply(answer)
  },
  /** A picture as a data address: only a call with the token may read it. */
  picture: async (number: string, claim: string, picture: string): Promise<string> => {
    const answer = await clientSend(`${claims(number)}/${claim}/pictures/${picture}`)
    return answer.ok ? dataAddress(await answer.blob()) : readReply<never>(answer)
  },
}

const dataAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
