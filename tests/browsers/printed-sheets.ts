import { inflateSync } from 'node:zlib'

/** The sheets of a printed PDF that have letters, lines or pictures, and those that have none: a ground and straight borders are none. */
export function countSheets(pdf: Buffer): { drawn: number; empty: number } {
  const source = pdf.toString('latin1')
  // A dictionary, and the stream that may follow it
  const objects = [...source.matchAll(/^(\d+) 0 obj\s([^]*?)(?:\bstream\r?\n|\bendobj)/gm)].map((object) => {
    const [whole, id = '', dictionary = ''] = object
    const isPacked = whole.trimEnd().endsWith('stream') && dictionary.includes('/FlateDecode')
    return { id, dictionary, stream: isPacked ? inflateFrom(pdf, object.index + whole.length) : '' }
  })
  // Firefox packs dictionaries into streams
  const dictionaries = objects.flatMap(({ dictionary, stream }) =>
    dictionary.includes('/ObjStm') ? stream.split(/(?<=>>)\s+(?=<<)/) : [dictionary],
  )
  const sheets = dictionaries.filter((dictionary) => /\/Type\s*\/Page\b/.test(dictionary))
  const drawn = sheets.filter((sheet) => {
    const content = /\/Contents (\d+) 0 R/.exec(sheet)?.[1]
    const stream = objects.find(({ id }) => id === content)?.stream ?? ''
    return /[\s)>\]](?:TJ|Tj|Do|l|c)\s/.test(stream)
  })
  return { drawn: drawn.length, empty: sheets.length - drawn.length }
}

/** What follows the packed bytes is left alone. */
const inflateFrom = (pdf: Buffer, start: number): string =>
  inflateSync(pdf.subarray(start)).toString('latin1')
