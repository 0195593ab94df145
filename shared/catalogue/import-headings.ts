/** What a brewery brings by file, and the headings that are known without asking (SELL-35, SELL-36). */
export const importKinds = ['stock', 'prices', 'beers'] as const
export type ImportKind = (typeof importKinds)[number]

/** Most rows of a file, and most bytes. */
export const mostImportRows = 5000
export const mostImportBytes = 2 * 1024 * 1024
/** For how many days an import can be undone. */
export const undoDays = 7

/** Every column with its name and the headings that are known, the shop's own first: lower case, words alone. */
export const importFields = {
  containerId: {
    name: 'Id',
    known: ['id', 'external id', 'container id', 'sku', 'product code', 'item code', 'stock code'],
  },
  beer: { name: 'Beer', known: ['beer', 'beer name', 'product', 'product name', 'brand', 'item'] },
  container: {
    name: 'Size',
    known: ['container', 'size', 'container name', 'package', 'packaging', 'format', 'variant', 'unit'],
  },
  onHand: {
    name: 'On hand',
    known: ['on hand', 'available units', 'quantity on hand', 'in stock', 'stock on hand', 'quantity'],
  },
  countedAt: { name: 'Counted at', known: ['counted', 'counted at', 'count date', 'stock take date'] },
  price: {
    name: 'Price ex VAT',
    known: ['price', 'price ex vat', 'net price', 'unit price', 'list price', 'trade price'],
  },
  fromDay: { name: 'From', known: ['from', 'from day', 'valid from', 'effective from', 'start date'] },
  beerId: { name: 'Beer id', known: ['beer id', 'beer external id', 'product id'] },
  style: { name: 'Style', known: ['style', 'beer style', 'category'] },
  abv: { name: 'ABV', known: ['abv', 'target abv', 'abv %', 'alcohol', 'strength'] },
  allergens: { name: 'Allergens', known: ['allergens', 'contains'] },
  ingredients: { name: 'Ingredients', known: ['ingredients'] },
  glutenFree: { name: 'Gluten-free', known: ['gluten free', 'gf'] },
  description: { name: 'Description', known: ['description', 'about'] },
  tastingNotes: { name: 'Tasting notes', known: ['tasting notes'] },
  type: { name: 'Kind', known: ['type', 'kind', 'container type', 'package type'] },
  litres: { name: 'Litres', known: ['litres', 'volume l', 'volume litres'] },
  packSize: { name: 'In a pack', known: ['pack size', 'pack', 'units per pack', 'case size'] },
  coupler: { name: 'Coupler', known: ['coupler', 'coupler type'] },
  multiple: { name: 'Sold in multiples of', known: ['order multiple', 'multiple'] },
  soldOnline: { name: 'Sold online', known: ['sold online', 'online'] },
} as const satisfies Record<string, { name: string; known: readonly string[] }>
export type ImportField = keyof typeof importFields
export const importFieldKeys = Object.keys(importFields) as ImportField[]

type Columns = { fields: readonly ImportField[]; needed: readonly ImportField[] }

/** The columns of each kind, and those without which it says nothing; a row names its size by id or by beer and size. */
export const importColumns: Readonly<Record<ImportKind, Columns>> = {
  stock: { fields: ['containerId', 'beer', 'container', 'onHand', 'countedAt'], needed: ['onHand'] },
  prices: { fields: ['containerId', 'beer', 'container', 'price', 'fromDay'], needed: ['price'] },
  beers: {
    fields: [
      'beerId',
      'beer',
      'style',
      'abv',
      'allergens',
      'ingredients',
      'glutenFree',
      'description',
      'tastingNotes',
      'containerId',
      'container',
      'type',
      'litres',
      'packSize',
      'coupler',
      'multiple',
      'soldOnline',
      'price',
    ],
    needed: ['beer'],
  },
}

/** 'Qty  on_hand' as 'qty on hand', so that case and punctuation do not matter. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/**
 * Which column each heading is: as chosen by hand, as the brewery chose before, or by its name; null for one that is
 * passed over. A column is taken once: what was chosen first, then from the left.
 */
export function matchHeadings(
  kind: ImportKind,
  headings: readonly string[],
  chosen: ReadonlyMap<string, ImportField | null>,
): (ImportField | null)[] {
  const { fields } = importColumns[kind]
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null | undefined) => {
    if (field === null || field === undefined || taken.has(field) || !fields.includes(field)) return null
    taken.add(field)
    return field
  }
  const plain = headings.map(plainHeading)
  const byHand = plain.map((heading) => (chosen.has(heading) ? take(chosen.get(heading)) : undefined))
  return plain.map((heading, at) => {
    const own = byHand[at]
    if (own !== undefined) return own
    return take(fields.find((field) => (importFields[field].known as readonly string[]).includes(heading)))
  })
}

/** The columns that are still missing, by their names; empty where the file can be read. */
export function missingColumns(kind: ImportKind, matched: readonly (ImportField | null)[]): string[] {
  const has = (field: ImportField) => matched.includes(field)
  const missing = importColumns[kind].needed.filter((field) => !has(field))
  const named = missing.map((field) => importFields[field].name)
  if (kind !== 'beers' && !has('containerId') && !(has('beer') && has('container')))
    return [...named, 'Id, or Beer and Size']
  return named
}
