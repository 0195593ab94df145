/** Never log the queries of these addresses: they hold provider codes, tokens and typed text. */
const privatePlaces = /^\/(auth|account|admin|api|public\/auth|sell|unsubscribe|newsletter)(\/|\?|$)/
const privateNames = /^(code|state|nonce|token|.*_token|.*token|password|secret|email|signature)$/i

/** Of these addresses the path itself is a secret. */
const secretPath = /^\/(calendar|deliveries)\/[^?]*/

const longest = 500

/** An address without secrets, for the log: its first 500 characters, or fewer. */
export function loggedUrl(whole: string): string {
  const url = whole.slice(0, longest).replace(secretPath, '/$1/…')
  const [path = '', query] = url.split('#', 1)[0]!.split(/\?(.*)/s, 2)
  if (query === undefined) return path
  if (privatePlaces.test(path)) return `${path}?…`
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0]!
    return privateNames.test(name) ? `${name}=…` : pair
  })
  return `${path}?${pairs.join('&')}`
}
