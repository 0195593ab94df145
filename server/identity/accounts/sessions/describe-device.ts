/** Looked for in this order: most browsers also name those they are like. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, sign: RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system in words, such as 'Firefox on Windows', from the user agent. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const find = (kinds: typeof browsers) => kinds.find(([, sign]) => sign.test(text))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system === undefined ? 'Unknown device' : `An app on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
