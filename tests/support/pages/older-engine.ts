import type { BrowserContext, Route } from '@playwright/test'

/** Takes globals from each page before its scripts run: `URL.parse` as well as `navigation`. */
export const removeApis = (context: BrowserContext, ...names: string[]): Promise<unknown> =>
  context.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.')
      const last = path.pop()!
      const owner = path.reduce<object>((object, key) => Reflect.get(object, key) as object, window)
      if (!Reflect.deleteProperty(owner, last)) throw new Error(`${name} cannot be removed`)
    }
  }, names)

/** Renames styles in every document and sheet, so that this browser does not know them. */
export async function removeStyles(context: BrowserContext, names: RegExp): Promise<void> {
  const rename = async (route: Route) => {
    // What a page asked for that has closed meanwhile needs no answer
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null)
    if (response === null) return
    const type = response.headers()['content-type'] ?? ''
    if (!/text\/(?:css|html)/.test(type)) return route.fulfill({ response })
    const headers = response.headers()
    // The policy names the styles of the document by their hashes
    delete headers['content-security-policy']
    const text = await response.text().catch(() => null)
    if (text !== null) await route.fulfill({ response, headers, body: text.replaceAll(names, 'unknown-$&') })
  }
  await context.route(
    (url) => /\.css$|^[^.]*$/.test(url.pathname) && !/^\/(?:api|public|pictures)\//.test(url.pathname),
    (route) =>
      ['document', 'stylesheet'].includes(route.request().resourceType()) ? rename(route) : route.fallback(),
  )
}
