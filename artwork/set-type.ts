import { condensedGlyphs } from './condensed-glyphs.ts'
import { grotesqueGlyphs } from './grotesque-glyphs.ts'
import { roundedGlyphs } from './rounded-glyphs.ts'
import { serifGlyphs } from './serif-glyphs.ts'
import { slabGlyphs } from './slab-glyphs.ts'
import { stencilGlyphs } from './stencil-glyphs.ts'
import { face, type TypeFace } from './glyph-sheet.ts'
import type { Lettering } from '../shared/catalogue/brewery-house-style.ts'

const capHeight = 200
const faces: Record<Lettering, TypeFace> = {
  slab: face(slabGlyphs, true),
  stencil: face(stencilGlyphs, true),
  grotesque: face(grotesqueGlyphs, true),
  condensed: face(condensedGlyphs, true),
  serif: face(serifGlyphs, false),
  rounded: face(roundedGlyphs, false),
}

export function typeFace(lettering: Lettering): TypeFace {
  return faces[lettering]
}

/** The words as this face can print them: its case, single spaces, and nothing that it cannot draw. */
export function printableWords(typeface: TypeFace, words: string): string {
  const cased = typeface.isCapitals ? words.toUpperCase() : words
  return drawable(cased, typeface.glyphs)
}

/** The characters that a table can draw; an accent goes where only the plain letter exists. */
export function drawable(words: string, glyphs: Record<string, unknown>): string {
  const fitting = Array.from(words.slice(0, 400).normalize('NFC').replaceAll("'", '’'), (character) => {
    if (/\s/.test(character)) return ' '
    if (Object.hasOwn(glyphs, character)) return character
    const bare = character.normalize('NFD').charAt(0)
    return Object.hasOwn(glyphs, bare) ? bare : ''
  })
  return fitting.join('').replace(/ +/g, ' ').trim()
}

/** How wide the words are when their capitals are `size` high. */
export function wordsWidth(typeface: TypeFace, words: string, size: number): number {
  return (eachGlyph(typeface, words).at(-1)?.end ?? 0) * (size / capHeight)
}

/** Every letter of the words with where it starts, kerned, for capitals `size` high. */
export function placedGlyphs(typeface: TypeFace, words: string, size: number) {
  const scale = size / capHeight
  return eachGlyph(typeface, words).map(({ character, start, outline }) => ({
    character,
    start: start * scale,
    outline,
    scale,
  }))
}

function eachGlyph(typeface: TypeFace, words: string) {
  let pen = 0
  return Array.from(words, (character, at) => {
    const [advance, outline] = typeface.glyphs[character] ?? [0, '']
    const start = pen + (at > 0 ? (typeface.kerning.get(words.charAt(at - 1) + character) ?? 0) : 0)
    pen = start + advance
    return { character, start, end: pen, outline }
  })
}
