/** Draws the contexts of the server and who imports whom: `npm run docs:contexts` writes docs/pictures/contexts.svg. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverContexts } from './server-contexts.ts'

export const contextsPicture = 'docs/pictures/contexts.svg'

const sizes = { width: 960, row: 58, gap: 14, left: 30, box: 690, top: 56 }
const ink = '#1d1713'

/** The picture as SVG: a box for each context with its features, and an arc for each pair, as wide as its imports are many. */
export function drawContexts(): string {
  const names = Object.keys(serverContexts)
  const height = sizes.top + names.length * (sizes.row + sizes.gap) + 16
  const middle = (name: string) => sizes.top + names.indexOf(name) * (sizes.row + sizes.gap) + sizes.row / 2
  const boxes = Object.entries(serverContexts).map(([name, ranks]) => {
    const y = middle(name) - sizes.row / 2
    const [first, second] = inTwoLines(ranks.flat())
    return `<rect x="${sizes.left}" y="${y}" width="${sizes.box}" height="${sizes.row}" fill="#fffcf6" stroke="${ink}" stroke-width="1.5"/>
<text x="${sizes.left + 16}" y="${y + 35}" font-weight="700">${name}</text>
<text x="${sizes.left + 140}" y="${y + (second ? 25 : 34)}" font-size="13">${first}</text>${second ? `<text x="${sizes.left + 140}" y="${y + 44}" font-size="13">${second}</text>` : ''}`
  })
  const right = sizes.left + sizes.box
  const arcs = countImports().map(({ from, to, count }) => {
    const [y1, y2] = [middle(from), middle(to)]
    const out = 36 + (names.indexOf(to) - names.indexOf(from)) * 22
    const width = Math.max(0.7, Math.min(4.5, Math.sqrt(count) / 4)).toFixed(1)
    return `<path d="M${right} ${y1}C${right + out} ${y1} ${right + out} ${y2} ${right + 8} ${y2}" stroke-width="${width}"><title>${from} imports ${to} ${count} times</title></path><path d="M${right} ${y2}l9 -4v8z" fill="${ink}" stroke="none" opacity="1"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizes.width} ${height}" font-family="system-ui, sans-serif" font-size="15" role="img" aria-labelledby="t">
<title id="t">The ten contexts of the server, the last first. Each imports only from those below it.</title>
<rect width="${sizes.width}" height="${height}" fill="#f6f1e7"/>
<g fill="${ink}"><text x="${sizes.left}" y="34" font-size="13">Each context imports only from those below it; the wider the line, the more imports.</text>
${boxes.join('\n')}</g>
<g fill="none" stroke="#a3542b" opacity="0.75">
${arcs.join('\n')}
</g></svg>
`
}

/** Names in one line, or in two where one has no room. */
function inTwoLines(names: readonly string[]): [string, string?] {
  const text = names.join(', ')
  if (text.length <= 68) return [text]
  const at = text.lastIndexOf(' ', text.length / 2 + 4)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** How often files of one context import files of another, tests left out. */
function countImports(): { from: string; to: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const file of globSync('server/*/*/**/*.ts').filter((path) => !path.endsWith('.test.ts'))) {
    const from = file.split('/')[1]!
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)) {
      const [side, to = ''] = join(dirname(file), path!).split('/')
      if (side !== 'server' || to === from || !(to in serverContexts)) continue
      const pair = `${from} ${to}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
  const all = [...counts].map(([pair, count]) => {
    const [from, to] = pair.split(' ')
    return { from: from!, to: to!, count }
  })
  return all.toSorted((one, other) => `${one.from}${one.to}`.localeCompare(`${other.from}${other.to}`))
}

if (import.meta.main) writeFileSync(contextsPicture, drawContexts())
