/**
 * The XML errors of a drawing, or null: tags that do not close, attributes without quotes, text or
 * anything that could carry script, an id twice, a number that is not one. For tests.
 */
export function drawingFault(svg: string): string | undefined {
  const open: string[] = []
  const ids = new Set<string>()
  let at = 0
  for (const tag of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>&]*")*)(\/?)>/g)) {
    if (tag.index !== at) return `loose text at ${at}: ${svg.slice(at, at + 40)}`
    at = tag.index + tag[0].length
    const [, closing, name, attributes, empty] = tag as unknown as [string, string, string, string, string]
    if (!allowed.has(name)) return `element ${name}`
    const id = /(?:^| )id="([^"]*)"/.exec(attributes)?.[1]
    if (id !== undefined && ids.has(id)) return `id ${id} twice`
    if (id !== undefined) ids.add(id)
    if (/NaN|undefined|Infinity|null/.test(attributes)) return `no number in ${tag[0].slice(0, 80)}`
    if (/ on[a-z]+=|script|style=/i.test(attributes)) return `script in ${tag[0].slice(0, 80)}`
    if (closing && open.pop() !== name) return `${name} closes nothing`
    if (!closing && !empty) open.push(name)
  }
  if (at !== svg.length) return `loose text at ${at}: ${svg.slice(at, at + 40)}`
  const missing = [...svg.matchAll(/(?:href="#|url\(#)([a-z0-9-]+)/gi)].find(([, id]) => !ids.has(id!))
  if (missing) return `nothing is called ${missing[1]}`
  return open.length ? `${open.join()} never closes` : undefined
}

const allowed = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'use',
  'defs',
  'symbol',
  'pattern',
  'clipPath',
])
