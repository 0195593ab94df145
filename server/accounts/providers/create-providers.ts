import type { FastifyBaseLogger } from 'fastify'
import type { Provider } from '../../../shared/api/accounts.ts'
import type { ProviderStart, ProviderStarts } from '../../../shared/sign-in-providers.ts'
import type { ProviderSettings } from '../../provider-settings.ts'
import type { IdentityProviders } from '../identity-providers.ts'
import { createFacebookDoor } from './facebook-door.ts'
import { createOpenIdDoor } from './openid-door.ts'
import { type ProviderDoor, ProviderRefusal } from './provider-door.ts'
import { providerDown, providerRefused, providerUnavailable } from './provider-refusals.ts'

export type Providers = IdentityProviders & {
  /** What the sign-in page needs to send somebody to each; null for one that is not set up or does not answer. */
  starts: () => Promise<ProviderStarts>
  /** Whether it is set up, also while it does not answer. */
  offers: (provider: Provider) => boolean
}

type Options = { publicUrl: string; logger: Pick<FastifyBaseLogger, 'warn'> }

/** Google, Facebook and Microsoft, as far as they are set up. None is asked before it is needed. */
export function createProviders(settings: ProviderSettings, { publicUrl, logger }: Options): Providers {
  const doors: Record<Provider, ProviderDoor | null> = {
    google: settings.google && createOpenIdDoor('google', settings.google),
    facebook: settings.facebook && createFacebookDoor(settings.facebook),
    microsoft: settings.microsoft && createOpenIdDoor('microsoft', settings.microsoft),
  }

  async function startOf(provider: Provider): Promise<ProviderStart | null> {
    try {
      return (await doors[provider]?.start()) ?? null
    } catch (error) {
      logger.warn({ provider, reason: reasonOf(error) }, 'sign-in provider does not answer')
      return null
    }
  }

  return {
    exchange: async (provider, code) => {
      const door = doors[provider]
      if (door === null) throw providerUnavailable(provider)
      if (code.redirectUri !== `${publicUrl}/auth/${provider}/callback`) throw providerRefused(provider)
      try {
        return await door.exchange(code)
      } catch (error) {
        const refused = error instanceof ProviderRefusal
        logger.warn({ provider, refused, reason: reasonOf(error) }, 'sign-in provider gave no identity')
        throw refused ? providerRefused(provider) : providerDown(provider)
      }
    },
    offers: (provider) => doors[provider] !== null,
    starts: async () => {
      const names = ['google', 'facebook', 'microsoft'] as const
      const [google, facebook, microsoft] = await Promise.all(names.map(startOf))
      return { google: google ?? null, facebook: facebook ?? null, microsoft: microsoft ?? null }
    },
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
