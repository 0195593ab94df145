/** A letter: its advance width and its path. Cap height 200 units, baseline at 0, y downwards. */
type Glyph = readonly [advance: number, outline: string]

/** The letters of one face as its glyph file holds them. */
export type GlyphSheet = {
  glyphs: Record<string, Glyph>
  /** Kerning pairs, as text. */
  kerning: string
}

/** A face that words are set in, its pairs by their two letters. */
export type TypeFace = { glyphs: Record<string, Glyph>; kerning: Map<string, number>; isCapitals: boolean }

export function face(sheet: GlyphSheet, isCapitals: boolean): TypeFace {
  const pairs = sheet.kerning.split(' ').filter(Boolean)
  return {
    glyphs: sheet.glyphs,
    kerning: new Map(pairs.map((pair) => [pair.slice(0, 2), Number(pair.slice(2))])),
    isCapitals,
  }
}
