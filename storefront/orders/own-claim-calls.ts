import type { ClaimPicture, NewClaim, OrderClaims } from '../../shared/api/claims-api.ts'
import { readChosenFile } from '../api/chosen-file.ts'
import { clientCall, sendAsClient } from '../api/client-calls.ts'
import { readReply } from '../api/json-calls.ts'

const claims = (number: string) => `/api/orders/${encodeURIComponent(number)}/claims`

/** Where the claims about an order are read. */
export const claimsRead = claims

/** Where a picture of a claim is read. */
export const claimPictureRead = (number: string, claim: string, picture: string) =>
  `${claims(number)}/${claim}/pictures/${picture}`

/** The calls behind a buyer's claims. All throw as clientCall does. */
export const claimCalls = {
  /** The same key claims once, however often the call is sent. */
  open: (number: string, body: NewClaim, key: string) =>
    clientCall<OrderClaims>(claims(number), { method: 'POST', body, key }),
  ask: (number: string, claim: string, note: string) =>
    clientCall<OrderClaims>(`${claims(number)}/${claim}/question`, { method: 'POST', body: { note } }),
  bring: async (number: string, file: File): Promise<ClaimPicture> => {
    const body = new FormData()
    body.append('file', await readChosenFile(file))
    const answer = await sendAsClient((token) =>
      fetch(`${claims(number)}/pictures`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    return readReply(answer)
  },
}
