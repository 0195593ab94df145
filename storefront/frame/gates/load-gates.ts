/**
 * The gates' scripts, in a chunk of their own: early.ts shows a gate and its forms work without them, so no page waits
 * for them. Calls apply in their order as soon as the chunk has come.
 */
const load = () => import('./run-gates.ts')

/** Starts to control the gates of this document. */
export const runGates = (route: string): void => void load().then((gates) => gates.runGates(route))

/** Shows the gate before a page, or removes it. */
export const showGateOf = (route: string): void => void load().then((gates) => gates.showGateOf(route))
