/**
 * Tells the styles which couplers the client has (CouplerWarning.module.css), as storefront/early.ts does before the
 * first paint; null for nobody, and for a client who has not told.
 */
export function markCellar(couplers: readonly string[] | null): void {
  const { dataset } = document.documentElement
  if (couplers === null) delete dataset['cellar']
  else dataset['cellar'] = JSON.stringify(couplers).slice(1, -1)
}
