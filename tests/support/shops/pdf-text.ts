import { inflateSync } from 'node:zlib'

/** The words of a PDF as they can be copied out, a line for each piece of text. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => {
      const [, unicodeId = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [name, lettersOf(streamOf(objects.get(unicodeId)) ?? '')]
    }),
  )
  const pieces: string[] = []
  for (const object of objects.values()) {
    const text = object.includes('/Length1') ? null : streamOf(object)
    if (text === null) continue
    let letters: readonly string[] = []
    for (const [, font, shown] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? []
      const hex = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('')
      if (shown !== undefined)
        pieces.push(hex.replace(/.{4}/g, (glyph) => letters[Number.parseInt(glyph, 16)] ?? '?'))
    }
  }
  return pieces.join('\n')
}

/** The unpacked stream of an object; exactly one line end ends it, as a packed byte may look like another. */
function streamOf(object = ''): string | null {
  const [, dictionary = '', body = ''] = /^<<([^]*?)>>\s*stream\n([^]*?)\nendstream$/.exec(object) ?? []
  return dictionary.includes('/FlateDecode')
    ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    : null
}

/** What the glyphs of an embedded font stand for, in their order. */
const lettersOf = (unicodeMap: string) =>
  [...unicodeMap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
    ),
  )
