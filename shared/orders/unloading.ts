/** What a premises has to unload with. */
export const unloadings = ['tail_lift', 'fork_lift'] as const
export type Unloading = (typeof unloadings)[number]
export const unloadingLabels: Record<Unloading, string> = {
  tail_lift: 'The lorry needs a tail-lift',
  fork_lift: 'We have a fork-lift',
}
