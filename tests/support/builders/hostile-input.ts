/** Words that break out of HTML text, attributes, JSON in a script, SQL, headers and paths where they are not escaped. */
const marker = '<script>alert(7)</script>'
export const fragments = [
  marker,
  `zq7"'><i zq8>`,
  'zq9</script><b>',
  `"><img src=x onerror=alert(7)>`,
  'javascript:alert(7)',
  `' OR '1'='1`,
  `'; DROP TABLE beers; --`,
  `%' UNION SELECT version() --`,
  '\r\nx-injected: 1',
  '%00',
  '%ff%fe',
  '\u202e\u0000\ud800',
  '../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '[]',
  '-1',
  '1e309',
  '٣',
  '9'.repeat(400),
  'ä'.repeat(500),
  'a,'.repeat(500),
  '(((((((((((((((((((((a+)+)+)+)+)+)+',
]

/** Hostile parts of an address: bad UTF-8, half an escape, overlong forms, line ends. */
export const rawParts = [
  '%',
  '%f',
  '%ff',
  '%c0%af',
  '%E0%A4',
  '%ed%a0%80',
  '%00',
  '%0d%0ax-injected:%201',
  '%u0041',
  '%2f%2e%2e%2f',
  '+',
  '&',
  '=',
]

/**
 * A bare quote has its neighbour of the fragment behind it, as it is or escaped; after the word alone it may be ours, as it is
 * for a search for 'zq7'.
 */
const traces = [
  marker,
  `zq7"'`,
  'zq7"&',
  'zq7"\\',
  `zq7'`,
  '<i zq8',
  'zq9</script',
  '<img src=x onerror',
  'href="javascript:',
]

/** The fragments that must never appear unescaped in a page, each with what is around it. */
export function unescapedIn(html: string): string[] {
  return traces.flatMap((trace) => {
    const at = html.indexOf(trace)
    return at === -1 ? [] : [html.slice(Math.max(0, at - 60), at + trace.length + 20)]
  })
}
