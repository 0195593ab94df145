type CookieOptions = { maxAgeSeconds: number; isSecure: boolean; isHttpOnly?: boolean }

/**
 * A cookie of the whole site, as Set-Cookie and document.cookie take it. SameSite=Lax: forms of other sites do not
 * send it. The name and the value must need no escape.
 */
export function cookieText(
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, isHttpOnly = false }: CookieOptions,
): string {
  const flags = `${isHttpOnly ? '; HttpOnly' : ''}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/${flags}`
}
