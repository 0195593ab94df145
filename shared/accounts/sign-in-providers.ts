export const providers = ['google', 'facebook', 'microsoft'] as const
export type Provider = (typeof providers)[number]

/** The settings that the browser needs to send a visitor to a provider (OAUTH-07 to OAUTH-15, OPEN-31). */
export type ProviderStart = {
  authorizationUrl: string
  clientId: string
  scope: string
  /** What this provider wants besides. */
  parameters: Record<string, string>
}

/** Null where this installation has no settings for a provider (C-01). */
export type ProviderStarts = Record<Provider, ProviderStart | null>

/** In the order of their buttons (AUTH-09). */
export const providerNames: Record<Provider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
}
