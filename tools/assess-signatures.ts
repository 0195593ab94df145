/**
 * What `npm audit signatures` found: registries without signatures and keys out of reach say nothing about the packages;
 * anything else that fails is a package to look at.
 */
export function assessSignatures({
  code,
  output,
}: {
  code: number
  output: string
}): 'verified' | 'unavailable' | 'refused' {
  if (code === 0) return 'verified'
  if (/(invalid|missing) (registry signature|attestation)/.test(output)) return 'refused'
  return /found no (installed )?dependencies to audit|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|E40[45]|EAI_AGAIN/.test(
    output,
  )
    ? 'unavailable'
    : 'refused'
}
