import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'

/** A provider's statement about the person who signed in there. */
export type ProvidedIdentity = {
  provider: Provider
  /** The provider's own, lasting name of the person. */
  subject: string
  email: string | null
  /** Whether the provider confirms that the address belongs to the person. */
  emailVouchedFor: boolean
  name: string | null
}

export type IdentityProviders = {
  /** Throws RequestError with a sentence for the person when the provider is not set up or refuses. */
  exchange: (
    provider: Provider,
    code: {
      code: string
      redirectUri: string
      codeVerifier?: string | undefined
      nonce?: string | undefined
    },
  ) => Promise<ProvidedIdentity>
}

export const providerNames: Record<Provider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
}
