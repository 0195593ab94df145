/**
 * The optional faces of the style sheet may have given up on this view; those that a script adds are used once they are
 * loaded. Where they would move what is on the screen, the view keeps its stand-ins.
 */
export async function showFonts(addresses: readonly string[]): Promise<void> {
  const faces = addresses.map((href) =>
    href.includes('slab')
      ? new FontFace('Dray Slab', `url(${href})`, { weight: '600 800' })
      : new FontFace('Dray Text', `url(${href})`, { weight: '400 700' }),
  )
  for (const face of faces) await face.load()
  const { dataset } = document.documentElement
  const { standIns } = dataset
  const before = seenPlaces()
  for (const face of faces) document.fonts.add(face)
  delete dataset['standIns']
  const isMoved = before.some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= 2)
  if (!isMoved) return
  for (const face of faces) document.fonts.delete(face)
  if (standIns !== undefined) dataset['standIns'] = standIns
}

/** What is on the screen, and how far down: every 24 px along two lines. */
function seenPlaces(): (readonly [Element, number])[] {
  const rows = Array.from({ length: Math.floor(innerHeight / 24) }, (_, row) => row * 24 + 12)
  const seen = rows.flatMap((y) => [0.25, 0.6].map((part) => document.elementFromPoint(innerWidth * part, y)))
  return [...new Set(seen)].flatMap((element) =>
    element === null ? [] : [[element, element.getBoundingClientRect().top] as const],
  )
}
