/**
 * Opens an authorization address and follows its redirects, with cookies, as a browser does; returns the parameters of
 * the callback.
 */
export async function walkToCallback(
  authorizationUrl: string,
  parameters: Record<string, string>,
): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  let url = new URL(authorizationUrl)
  url.search = String(new URLSearchParams(parameters))
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (location.startsWith(parameters['redirect_uri'] ?? '')) return url.searchParams
  }
  throw new Error(`the provider leads nowhere: ${url.href}`)
}
