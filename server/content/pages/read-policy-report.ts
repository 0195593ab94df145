/** What a page's policy has stopped, without anything that belongs to a person: no query, no fragment, no sample. */
export type PolicyReport = {
  /** The directive, such as img-src. */
  directive: string
  /** The scheme and host of what was stopped, or a word such as 'inline'. */
  blocked: string
  /** The path of the page. */
  page: string
  /** The script that asked for it. */
  source: string
}

const longestPart = 40
const longestPlace = 120

/** The report that a browser sends to `report-uri`; null for anything else. Never throws. */
export function readPolicyReport(body: unknown, publicUrl: string): PolicyReport | null {
  const report = fieldOf(body, 'csp-report')
  if (typeof report !== 'object' || report === null) return null
  const read = (name: string) => {
    const value = fieldOf(report, name)
    return typeof value === 'string' ? value : ''
  }
  return {
    directive: wordOf(read('effective-directive') || read('violated-directive')),
    blocked: hostOf(read('blocked-uri')),
    page: placeOf(read('document-uri'), publicUrl),
    source: placeOf(read('source-file'), publicUrl),
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/** A directive or another word of the standard. */
const wordOf = (text: string) => (/^[a-z-]{1,40}$/.test(text) ? text : 'unknown')

function hostOf(text: string): string {
  if (!URL.canParse(text)) return wordOf(text)
  const { protocol, host } = new URL(text)
  return `${protocol}${host === '' ? '' : `//${host}`}`.slice(0, longestPlace)
}

/** A path of the shop, with parts that could be someone's own cut out; of other sites the host alone. */
export function placeOf(text: string, publicUrl: string): string {
  if (!URL.canParse(text)) return wordOf(text)
  const { origin, pathname } = new URL(text)
  if (origin !== new URL(publicUrl).origin) return hostOf(text)
  const shown = pathname.split('/', 20).map((part) => (part.length > longestPart || isOwn(part) ? '…' : part))
  return shown.join('/').slice(0, longestPlace)
}

const isOwn = (part: string) => /@|%40/i.test(part)
