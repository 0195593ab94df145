import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'
import type { PageData, RouteName } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { providerNames, type ProviderStarts } from '../../../shared/accounts/sign-in-providers.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'

/** The providers' addresses that this installation has settings for. */
export type ProviderStartSource = {
  /** Null also for one that is set up but does not answer. */
  starts: () => Promise<ProviderStarts>
  offers: (provider: Provider) => boolean
}
type SignInDeps = { providers?: ProviderStartSource }
type CallbackRoute = 'authGoogleCallback' | 'authFacebookCallback' | 'authMicrosoftCallback'

const none: ProviderStarts = { google: null, facebook: null, microsoft: null }

/**
 * /account/login (AUTH-01, AUTH-05, AUTH-08, ENT-82, OPEN-30). Only the browser reads the destination after sign-in.
 */
export async function loadSignIn({ providers }: SignInDeps): Promise<PageResult<'authLogin'>> {
  const title = 'Sign in'
  const subtitle = 'Your basket, orders and wishlist, where you left them.'
  const { oauthProviders, isPartial } = await askProviders(providers)
  const data = { title, subtitle, oauthProviders }
  return { ...unlistedPage<'authLogin'>(paths.login, subtitle, data), isPartial }
}

/** /account/register (AUTH-02, AUTH-06). */
export async function loadRegister({ providers }: SignInDeps): Promise<PageResult<'authRegister'>> {
  const title = 'Create account'
  const subtitle = 'For pubs, bars, venues and shops that buy from independent breweries.'
  const { oauthProviders, isPartial } = await askProviders(providers)
  const data = { title, subtitle, oauthProviders }
  return { ...unlistedPage<'authRegister'>(paths.register, subtitle, data), isPartial }
}

/**
 * The pages to which providers return people (OAUTH-01 to OAUTH-03). Only the browser reads the providers' parameters.
 */
export const loadProviderCallback =
  <R extends CallbackRoute>(provider: Provider) =>
  async (_deps: unknown, { path }: PageRequest): Promise<PageResult<R>> => {
    const title = `Sign in with ${providerNames[provider]}`
    return unlistedPage<R>(path, `${title}.`, { title, provider } as PageData[R])
  }

/** A page that lacks a provider only because the provider does not answer now is not cached. */
async function askProviders(source: ProviderStartSource | undefined) {
  const oauthProviders = (await source?.starts()) ?? none
  const names = Object.keys(providerNames) as Provider[]
  const isPartial = names.some((name) => source?.offers(name) === true && oauthProviders[name] === null)
  return { oauthProviders, isPartial }
}

function unlistedPage<R extends RouteName>(
  canonicalPath: string,
  description: string,
  data: PageData[R],
): Extract<PageResult<R>, { kind: 'page' }> {
  return { kind: 'page', data, head: { description, canonicalPath, indexed: false }, topics: [] }
}
