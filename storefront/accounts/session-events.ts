/**
 * What a visitor gathered as a guest goes into the account once for each sign-in: basket and wishlist are asked to
 * merge by an event on `window` (BASK-41, SESS-12, SESS-13).
 */
export const mergeRequestEvent = 'dray:merge-request'

export const mergeKinds = ['basket', 'wishlist'] as const
export type MergeKind = (typeof mergeKinds)[number]
export type MergeRequest = CustomEvent<{ kind: MergeKind }>

/** Where the merges that this sign-in still owes are kept: a JSON list of kinds. */
export const owedMergesKey = 'dray-owed-merges'

/** Hears what should be merged until the returned function is called. */
export function hearMergeRequests(kind: MergeKind, merge: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as MergeRequest).detail.kind === kind) merge()
  }
  window.addEventListener(mergeRequestEvent, hear)
  return () => window.removeEventListener(mergeRequestEvent, hear)
}
