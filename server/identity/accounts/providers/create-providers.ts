import type { FastifyBaseLogger } from 'fastify'
import type { Provider } from '../../../../shared/accounts/sign-in-providers.ts'
import type { ProviderStart, ProviderStarts } from '../../../../shared/accounts/sign-in-providers.ts'
import type { ProviderSettings } from '../../../platform/config/provider-settings.ts'
import type { IdentityProviders } from '../identity-providers.ts'
import { createFacebookClient } from './facebook-client.ts'
import { createOpenIdClient } from './openid-provider-client.ts'
import { type ProviderClient, ProviderRefusal } from './provider-client.ts'
import {
  providerDown,
  providerRefused,
  providerUnavailable,
} from '../../../platform/errors/sign-in-errors.ts'

export type Providers = IdentityProviders & {
  /**
   * The data that the sign-in page needs to send a person to each provider; null for a provider that is not set up or
   * does not answer.
   */
  starts: () => Promise<ProviderStarts>
  /** Whether it is set up, also while it does not answer. */
  offers: (provider: Provider) => boolean
}

type Options = { publicUrl: string; logger: Pick<FastifyBaseLogger, 'warn'> }

/** Google, Facebook and Microsoft, as far as they are set up. None is asked before it is needed. */
export function createProviders(settings: ProviderSettings, { publicUrl, logger }: Options): Providers {
  const clients: Record<Provider, ProviderClient | null> = {
    google: settings.google && createOpenIdClient('google', settings.google),
    facebook: settings.facebook && createFacebookClient(settings.facebook),
    microsoft: settings.microsoft && createOpenIdClient('microsoft', settings.microsoft),
  }

  async function startOf(provider: Provider): Promise<ProviderStart | null> {
    try {
      return (await clients[provider]?.start()) ?? null
    } catch (error) {
      logger.warn({ provider, reason: reasonOf(error) }, 'sign-in provider does not answer')
      return null
    }
  }

  return {
    exchange: async (provider, code) => {
      const client = clients[provider]
      if (client === null) throw providerUnavailable(provider)
      if (code.redirectUri !== `${publicUrl}/auth/${provider}/callback`) throw providerRefused(provider)
      try {
        return await client.exchange(code)
      } catch (error) {
        const refused = error instanceof ProviderRefusal
        logger.warn({ provider, refused, reason: reasonOf(error) }, 'sign-in provider gave no identity')
        throw refused ? providerRefused(provider) : providerDown(provider)
      }
    },
    offers: (provider) => clients[provider] !== null,
    starts: async () => {
      const names = ['google', 'facebook', 'microsoft'] as const
      const [google, facebook, microsoft] = await Promise.all(names.map(startOf))
      return { google: google ?? null, facebook: facebook ?? null, microsoft: microsoft ?? null }
    },
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
