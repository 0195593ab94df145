import type { BeerWords, GalleryPicture } from '../../../shared/catalogue/beer-words.ts'

export type WordProblem = { field: keyof BeerWords; message: string }
export type ReadWords = { kind: 'words'; words: BeerWords } | { kind: 'wrong'; problem: WordProblem }

/** What the form of a beer's words says, as its call takes it; pictures are brought beside it. A draft needs nothing. */
export function readWords(
  form: FormData,
  picture: string | null,
  gallery: readonly GalleryPicture[],
  needs: readonly ('name' | 'style' | 'allergens')[] = ['name', 'style', 'allergens'],
): ReadWords {
  const text = (name: keyof BeerWords) => String(form.get(name) ?? '').trim()
  if (needs.includes('name') && text('name') === '') return wrong('name', 'Give the beer its name.')
  if (needs.includes('style') && text('style') === '') return wrong('style', 'Choose a style.')
  const abv = text('targetAbv').replace(/%$/, '').trim().replace(',', '.')
  if (abv !== '' && !(/^\d{1,2}(\.\d{1,2})?$/.test(abv) && Number(abv) <= 75))
    return wrong('targetAbv', 'Type percent, such as 4.3.')
  const colour = text('colorHex')
  if (colour !== '' && !/^#[0-9a-f]{6}$/i.test(colour)) return wrong('colorHex', 'Choose a glass.')
  const allergens = form.getAll('allergens').map(String)
  if (needs.includes('allergens') && allergens.length === 0)
    return wrong('allergens', 'Tick the allergens, or that it contains none of them.')
  return {
    kind: 'words',
    words: {
      name: text('name'),
      style: text('style'),
      targetAbv: abv === '' ? null : Number(abv),
      ingredients: text('ingredients'),
      allergens,
      glutenFree: form.get('glutenFree') !== null,
      description: text('description'),
      tastingNotes: text('tastingNotes'),
      colorHex: colour === '' ? null : colour,
      picture,
      gallery: gallery.map(({ address, caption }) => ({ address, caption: caption.trim() })),
    },
  }
}

const wrong = (field: keyof BeerWords, message: string): ReadWords => ({
  kind: 'wrong',
  problem: { field, message },
})
