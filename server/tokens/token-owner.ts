import type { TokenKind } from './token-text.ts'

/** Whose tokens: a buyer's own, or all of a brewery or of a group. */
export type TokenOwner = { clientId: string } | { breweryId: string } | { groupId: string }

type OwnedRow = { clientId: string; breweryId: string | null; groupId: string | null }

/** Whose a token is; its maker's own where it is neither a brewery's nor a group's. */
export function ownerOfToken({ clientId, breweryId, groupId }: OwnedRow): TokenOwner {
  if (breweryId !== null) return { breweryId }
  return groupId === null ? { clientId } : { groupId }
}

export function kindOfOwner(owner: TokenOwner): TokenKind {
  if ('breweryId' in owner) return 'brewery'
  return 'groupId' in owner ? 'group' : 'buyer'
}

/** The id of the buyer, the brewery or the group. */
export function idOfOwner(owner: TokenOwner): string {
  if ('breweryId' in owner) return owner.breweryId
  return 'groupId' in owner ? owner.groupId : owner.clientId
}

/** Whose trail names its tokens. */
export function subjectOfOwner(owner: TokenOwner): { kind: 'client' | 'brewery' | 'group'; id: string } {
  const kind = kindOfOwner(owner)
  return { kind: kind === 'buyer' ? 'client' : kind, id: idOfOwner(owner) }
}
