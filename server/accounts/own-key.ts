import Type from 'typebox'
import { notFound } from '../errors.ts'

/** Names one of a client's own things in an address. */
export const OwnKey = Type.Object({ id: Type.String() })

/** The id of `what`, or RequestError 404 for what cannot be one. */
export function readOwnKey({ id }: { id: string }, what: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound(what)
  return id
}
