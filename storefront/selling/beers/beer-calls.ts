import type { ChangeRequest, BeerDrafts, OwnBeer } from '../../../shared/api/beers-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { readChosenFile } from '../../api/chosen-file.ts'
import { clientCall, sendAsClient } from '../../api/client-calls.ts'
import { readReply } from '../../api/json-calls.ts'
import { actionCalls } from '../../console/act-calls.ts'

const part = encodeURIComponent
const root = (brewery: string) => `/api/sell/${part(brewery)}`

/** Where a brewery's people read its beers. */
export const beerReads = {
  list: (brewery: string) => `${root(brewery)}/beers`,
  beer: (brewery: string, id: string) => `${root(brewery)}/beers/${part(id)}`,
  drafts: (brewery: string) => `${root(brewery)}/beer-drafts`,
  label: (brewery: string) => `${root(brewery)}/beer-label`,
  picture: (brewery: string, name: string) => `${root(brewery)}/beer-pictures/${part(name)}`,
}

/** The form of a new beer: begun with a draft, as a copy of a beer, or with one that Dray has not approved. */
export const newBeerFrom = (brewery: string, kind: 'draft' | 'copy' | 'beer', id: string) =>
  `${sellingPaths.newBeer(brewery)}?${kind}=${part(id)}`

/** Other words of a beer, or a new beer where there is no id; `detail` says what it began with. Both throw as clientCall does. */
export const askCalls = (brewery: string, id: string | null, detail = '') =>
  actionCalls<ChangeRequest>(id === null ? beerReads.list(brewery) : beerReads.beer(brewery, id), { detail })

/** Saves the draft of a new beer. */
export const saveDraft = (brewery: string, id: string, body: object) =>
  clientCall<BeerDrafts>(`${beerReads.drafts(brewery)}/${part(id)}`, {
    method: 'PUT',
    body,
    key: crypto.randomUUID(),
  })

export const removeDraft = (brewery: string, id: string) =>
  clientCall<BeerDrafts>(`${beerReads.drafts(brewery)}/${part(id)}`, {
    method: 'DELETE',
    key: crypto.randomUUID(),
  })

type Body = { method: 'POST' | 'PUT' | 'DELETE'; body?: object; key: string }

/** What changes at once: sizes, batches and sold online. Throws as clientCall does. */
export const changeAtOnce = (brewery: string, id: string, path: string, { body, ...call }: Body) =>
  clientCall<OwnBeer>(`${beerReads.beer(brewery, id)}/${path}`, { ...call, ...(body && { body }) })

/** Takes back what waits. */
export const withdrawChange = (brewery: string, id: string, key: string) =>
  clientCall<ChangeRequest>(`${beerReads.beer(brewery, id)}/change`, { method: 'DELETE', key })

/** Brings one picture; answers the address it will have. Throws as clientCall does. */
export async function bringPicture(brewery: string, file: File): Promise<string> {
  const body = new FormData()
  body.append('file', await readChosenFile(file))
  const answer = await sendAsClient((token) =>
    fetch(`${root(brewery)}/beer-pictures`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  return (await readReply<{ address: string }>(answer)).address
}
