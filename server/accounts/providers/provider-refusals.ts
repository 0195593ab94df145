import { providerNames } from '../../../shared/sign-in-providers.ts'
import type { Provider } from '../../../shared/api/accounts.ts'
import { RequestError } from '../../errors.ts'

/** The person's own sentence when a provider says no to what the browser brought (OAUTH-33). */
export const providerRefused = (provider: Provider) =>
  new RequestError(
    400,
    'provider_refused',
    `We could not sign you in with ${providerNames[provider]}. Please try again.`,
  )

/** OAUTH-34: this installation has no settings for it. */
export const providerUnavailable = (provider: Provider) =>
  new RequestError(
    400,
    'provider_unavailable',
    `${providerNames[provider]} sign-in is not available. Please contact support.`,
  )

export const providerDown = (provider: Provider) =>
  new RequestError(
    503,
    'provider_down',
    `${providerNames[provider]} does not answer at the moment. Please try again in a minute, or sign in with your e-mail address.`,
  )
