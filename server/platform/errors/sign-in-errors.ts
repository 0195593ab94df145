import { providerNames } from '../../../shared/accounts/sign-in-providers.ts'
import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

/** A provider refuses the browser's code (OAUTH-33). */
export const providerRefused = define(
  {
    status: 400,
    code: 'provider_refused',
    sentence: 'We could not sign you in with …. Please try again.',
  },
  (provider: Provider) => ({
    message: `We could not sign you in with ${providerNames[provider]}. Please try again.`,
  }),
)

const unavailable = (provider: Provider) => ({
  message: `${providerNames[provider]} sign-in is not available. Please contact support.`,
})

/** This installation has no settings for the provider (OAUTH-34). */
export const providerUnavailable = define(
  {
    status: 400,
    code: 'provider_unavailable',
    sentence: '… sign-in is not available. Please contact support.',
  },
  unavailable,
)

/** This installation has no settings for any provider. */
export const noProviders = define(
  {
    status: 503,
    code: 'provider_unavailable',
    sentence: '… sign-in is not available. Please contact support.',
  },
  unavailable,
)

const down =
  'does not answer at the moment. Please try again in a minute, or sign in with your email address.'

export const providerDown = define(
  { status: 503, code: 'provider_down', sentence: `… ${down}` },
  (provider: Provider) => ({ message: `${providerNames[provider]} ${down}` }),
)

export const noEmail = define(
  {
    status: 400,
    code: 'no_email',
    sentence:
      '… did not tell us your email address. Please create an account with your email address instead.',
  },
  (provider: Provider) => ({
    message: `${providerNames[provider]} did not tell us your email address. Please create an account with your email address instead.`,
  }),
)

export const cannotLink = define(
  {
    status: 409,
    code: 'cannot_link',
    sentence: 'There is already an account with the email address of your … account. …',
  },
  (provider: Provider, remedy: string) => ({
    message: `There is already an account with the email address of your ${providerNames[provider]} account. ${remedy}`,
  }),
)

/** Two sign-ins of one new client at the same moment: the second one finds the account when it retries. */
export const justLinked = define({
  status: 409,
  code: 'try_again',
  sentence: 'You are signing in twice at the same time. Please try again.',
})
