import type { Provider } from '../../shared/api/accounts.ts'
import type { PageData, RouteName } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { providerNames, type ProviderStarts } from '../../shared/sign-in-providers.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'

/** What sends people to the providers that this installation has settings for. */
export type ProviderStartSource = {
  /** Null also for one that is set up but does not answer. */
  starts: () => Promise<ProviderStarts>
  offers: (provider: Provider) => boolean
}
type Services = { providers?: ProviderStartSource }
type CallbackRoute = 'authGoogleCallback' | 'authFacebookCallback' | 'authMicrosoftCallback'

const none: ProviderStarts = { google: null, facebook: null, microsoft: null }

/** /account/login (AUTH-01, AUTH-05, AUTH-08, ENT-82, OPEN-30). Where to go afterwards only the browser reads. */
export async function loadSignIn({ providers }: Services): Promise<PageResult<'authLogin'>> {
  const title = 'Sign in'
  const subtitle = 'Your basket, orders and wishlist, where you left them.'
  const { oauthProviders, isPartial } = await askProviders(providers)
  const data = { title, subtitle, oauthProviders }
  return { ...unlistedPage<'authLogin'>(paths.login, subtitle, data), isPartial }
}

/** /account/register (AUTH-02, AUTH-06). */
export async function loadRegister({ providers }: Services): Promise<PageResult<'authRegister'>> {
  const title = 'Create account'
  const subtitle = 'For pubs, bars, venues and shops that buy from independent breweries.'
  const { oauthProviders, isPartial } = await askProviders(providers)
  const data = { title, subtitle, oauthProviders }
  return { ...unlistedPage<'authRegister'>(paths.register, subtitle, data), isPartial }
}

/** Where providers send people back to (OAUTH-01 to OAUTH-03). What they bring along only the browser reads. */
export const loadProviderCallback =
  <R extends CallbackRoute>(provider: Provider) =>
  async (_services: unknown, { path }: PageRequest): Promise<PageResult<R>> => {
    const title = `Sign in with ${providerNames[provider]}`
    return unlistedPage<R>(path, `${title}.`, { title, provider } as PageData[R])
  }

/** A page without a provider that only does not answer just now is not kept. */
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
