import type { TokenKind } from './token-text.ts'

/** Whose tokens: a buyer's own, all of a site, of a brewery or of a group. */
export type TokenOwner =
  | { clientId: string }
  | { siteId: string }
  | { breweryId: string }
  | { groupId: string }

type OwnedRow = { clientId: string; siteId: string | null; breweryId: string | null; groupId: string | null }

/** Whose a token is; its maker's own where it is neither a site's, a brewery's nor a group's. */
export function ownerOfToken({ clientId, siteId, breweryId, groupId }: OwnedRow): TokenOwner {
  if (breweryId !== null) return { breweryId }
  if (groupId !== null) return { groupId }
  return siteId === null ? { clientId } : { siteId }
}

/** The owner of tokens that a buyer makes: the site that the person acts for, or the person. */
export const buyerTokenOwner = ({ id, personId }: { id: string; personId: string }): TokenOwner =>
  id === personId ? { clientId: id } : { siteId: id }

export function kindOfOwner(owner: TokenOwner): TokenKind {
  if ('breweryId' in owner) return 'brewery'
  return 'groupId' in owner ? 'group' : 'buyer'
}

/** The id of the buyer, the site, the brewery or the group. */
export function idOfOwner(owner: TokenOwner): string {
  if ('breweryId' in owner) return owner.breweryId
  if ('siteId' in owner) return owner.siteId
  return 'groupId' in owner ? owner.groupId : owner.clientId
}

/** Whose trail names its tokens. */
export function subjectOfOwner(owner: TokenOwner): { kind: 'client' | 'brewery' | 'group'; id: string } {
  const kind = kindOfOwner(owner)
  return { kind: kind === 'buyer' ? 'client' : kind, id: idOfOwner(owner) }
}
