const longest = 2_000

/** In a path: a second slash, a backslash, or what becomes one once decoded; dots may hide one. */
const strayingPath = /\/\/|\\|%(?:25)*(?:2f|5c|2e)/i
/** Browsers drop some of them before they read an address. */
const controlCharacter = /[\p{Cc}\u2028\u2029]|%(?:25)*(?:[01][0-9a-f]|7f)/iu

/**
 * Where to go after signing in: a path of this site, or '/' for anything that is missing or could lead off it
 * (AUTH-13, AUTH-14, OAUTH-23, C-71).
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.length > longest || controlCharacter.test(next)) return '/'
  const [path = ''] = next.split(/[?#]/)
  return strayingPath.test(path) ? '/' : next
}
