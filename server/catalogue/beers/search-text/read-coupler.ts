import { couplerCodes } from '../../../../shared/catalogue/sizes/couplers.ts'

const letters = couplerCodes.filter((code) => code.length === 1).join('')

/** 's-type', 's type', 'stype keg', 'grundy coupler': the letter alone is no coupler, nor is 'a type of beer'. */
const patterns = [
  new RegExp(
    String.raw`\b([${letters}])[-\u2010-\u2013]?types?\b(?:\s+(?:couplers?|fittings?|connectors?))?`,
    'gu',
  ),
  new RegExp(
    String.raw`\b([${letters.replace('a', '')}])\s+types?\b(?:\s+(?:couplers?|fittings?|connectors?))?`,
    'gu',
  ),
  /\b(a)\s+types?\s+(?=keg|coupler|fitting|connector)(?:couplers?|fittings?|connectors?)?/gu,
  /\b(grundy)\b(?:\s+(?:couplers?|fittings?))?/gu,
  /\b(?:(sankey)|(key\s?keg))\s+(?:couplers?|fittings?|connectors?)/gu,
] as const

/** Takes couplers out of a text in lower case: what is left, and their codes. */
export function readCouplers(text: string): { rest: string; couplers: string[] } {
  const couplers: string[] = []
  let rest = text
  for (const pattern of patterns)
    rest = rest.replace(pattern, (...match: unknown[]) => {
      const said = match.slice(1).find((part) => typeof part === 'string') as string
      couplers.push(said === 'sankey' ? 's' : said.startsWith('key') ? 'keykeg' : said)
      return ' '
    })
  return { rest, couplers: [...new Set(couplers)] }
}
