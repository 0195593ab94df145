import type { ProviderStart } from '../../../shared/sign-in-providers.ts'
import type { IdentityProviders, ProvidedIdentity } from '../identity-providers.ts'

export type ProviderCode = Parameters<IdentityProviders['exchange']>[1]

/** One provider as the shop uses it. Rejects with ProviderRefusal for a no, with anything else while it is down. */
export type ProviderDoor = {
  start: () => Promise<ProviderStart>
  exchange: (code: ProviderCode) => Promise<ProvidedIdentity>
}

/** The provider, or our check of what it said, does not accept what the browser brought. For the log only. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
