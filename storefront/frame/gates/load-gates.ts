type Gates = typeof import('./run-gates.ts')

/**
 * The gates' scripts, in a chunk of their own: early.ts shows a gate and its forms work without them, so no page waits
 * for them, or minds that it is left before they come. Calls apply in their order as soon as the chunk has come.
 */
const withGates = (work: (gates: Gates) => void) => void import('./run-gates.ts').then(work, () => {})

/** Starts to control the gates of this document. */
export const runGates = (route: string): void => withGates((gates) => gates.runGates(route))

/** Shows the gate before a page, or removes it. */
export const showGateOf = (route: string): void => withGates((gates) => gates.showGateOf(route))
