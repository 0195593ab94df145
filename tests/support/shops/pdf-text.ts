import { inflateSync } from 'node:zlib'

/** The words of a PDF that was written with the standard fonts, a line for each piece of text. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const pieces: string[] = []
  // Exactly one line end: a packed stream may end in a byte that looks like another
  for (const [whole, dictionary = '', body = ''] of source.matchAll(
    /<<([^]*?)>>\s*stream\n([^]*?)\nendstream/g,
  )) {
    if (!whole.includes('/FlateDecode')) continue
    const content = inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    if (dictionary.includes('/FontFile')) continue
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('')
      pieces.push(Buffer.from(hex, 'hex').toString('latin1'))
    }
  }
  return pieces.join('\n')
}
