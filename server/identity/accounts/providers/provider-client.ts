import type { ProviderStart } from '../../../../shared/accounts/sign-in-providers.ts'
import type { IdentityProviders, ProvidedIdentity } from '../identity-providers.ts'

type ProviderCode = Parameters<IdentityProviders['exchange']>[1]

/** One provider as the shop uses it. Rejects with ProviderRefusal for a no, with anything else while it is down. */
export type ProviderClient = {
  start: () => Promise<ProviderStart>
  exchange: (code: ProviderCode) => Promise<ProvidedIdentity>
}

/** The provider refuses the browser's code, or our check refuses the provider's answer. For the log only. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}
