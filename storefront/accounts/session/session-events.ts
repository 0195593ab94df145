/**
 * What a visitor gathered as a guest goes into the account once for each sign-in: basket and wishlist are asked to
 * merge by an event on `window` (BASK-41, SESS-12, SESS-13).
 */
export const mergeRequestEvent = 'dray:merge-request'

export const mergeKinds = ['basket', 'wishlist'] as const
export type MergeKind = (typeof mergeKinds)[number]
export type MergeRequest = CustomEvent<{ kind: MergeKind }>

/** Where the browser stores the merges that the last sign-in still owes. */
export const owedMergesKey = 'dray-owed-merges'
