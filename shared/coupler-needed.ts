import { type CouplerCode, couplerCodes } from './couplers.ts'

/**
 * The coupler a container is tapped with, as its brewery names it; null where none is needed or none is named. A cask,
 * a bottle or a can takes no coupler, whatever stands beside it. A code we do not know counts as 'other'.
 */
export function couplerNeeded(container: { name: string; couplerType: string | null }): CouplerCode | null {
  const code = container.couplerType?.toLowerCase()
  if (!code || /\b(?:casks?|firkins?|pins?|kilderkins?|bottles?|cans?)\b/i.test(container.name)) return null
  return couplerCodes.find((known) => known === code) ?? 'other'
}
