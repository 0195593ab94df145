import { catalogueViews } from './list-views.ts'
import { ownBeerViews } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { beerWordLimits } from '../catalogue/beer-words.ts'
import { packagingTypes } from '../catalogue/containers.ts'
import { statedRates } from '../duty/duty-of.ts'
import { couplerCodes } from '../catalogue/sizes/couplers.ts'
import { listOf } from './list-api.ts'
import { PageChange, PageWords, PageWordsToChange } from './page-changes-api.ts'

/** A brewery's beers, and the changes of them that wait for Dray (SELL-27, STAF-20). */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date', maxLength: 10 })
const { name, text, allergens, allergen, abv, picture, gallery, caption } = beerWordLimits
const Text = Type.String({ maxLength: text })

const words = {
  name: Type.String({ minLength: 1, maxLength: name, pattern: '\\S' }),
  style: Type.String({ minLength: 1, maxLength: 60 }),
  /** Percent, at most two decimals. */
  targetAbv: nullable(Type.Number({ minimum: 0, maximum: abv, multipleOf: 0.01 })),
  ingredients: Text,
  /** 'none' alone states that it contains none of the 14 of food law. */
  allergens: Type.Array(Type.String({ minLength: 1, maxLength: allergen, pattern: '\\S' }), {
    maxItems: allergens,
  }),
  glutenFree: Type.Boolean(),
  description: Text,
  tastingNotes: Text,
  colorHex: nullable(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 })),
  picture: nullable(Type.String({ minLength: 1, maxLength: picture })),
  gallery: Type.Array(
    Type.Object(
      {
        address: Type.String({ minLength: 1, maxLength: picture }),
        caption: Type.String({ maxLength: caption }),
      },
      exact,
    ),
    { maxItems: gallery },
  ),
}
/** Words that are to be different. */
export const BeerWordsToChange = Type.Partial(Type.Object(words), exact)
export type BeerWordsToChange = Static<typeof BeerWordsToChange>
/** What staff put right as they approve. */
export const ChangeApproval = Type.Object(
  { edits: Type.Optional(Type.Union([BeerWordsToChange, PageWordsToChange])) },
  exact,
)
export const ChangeRefusal = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) },
  exact,
)

/** POST /api/sell/{brewery}/beers/{beer}/containers. */
export const NewContainer = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    type: Type.Enum([...packagingTypes]),
    volumeMl: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    packSize: Type.Integer({ minimum: 1, maximum: 1000 }),
    couplerType: nullable(Type.Enum([...couplerCodes])),
  },
  exact,
)
/** Pence without VAT, at most £100,000.00. */
const Minor = Type.Integer({ minimum: 0, maximum: 10_000_000 })
/** A size that comes into the shop with its beer. */
export const NewBeerSize = Type.Object(
  {
    ...NewContainer.properties,
    priceMinor: nullable(Minor),
    /** On hand; null where it has not been counted. */
    units: nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** What the brewery states of the duty in its price: a rate, pence, or neither. */
    dutyRate: nullable(Type.Enum([...statedRates])),
    dutyMinor: nullable(Minor),
  },
  exact,
)
export type NewBeerSize = Static<typeof NewBeerSize>
export const mostNewSizes = 30
const NewSizes = Type.Array(NewBeerSize, { maxItems: mostNewSizes })
const Uuid = Type.String({ format: 'uuid', maxLength: 36 })

/** POST /api/sell/{brewery}/beers: a new beer with its sizes, prices and stock. */
export const NewBeer = Type.Object(
  {
    ...Type.Partial(Type.Object(words)).properties,
    name: words.name,
    style: words.style,
    sizes: Type.Optional(NewSizes),
    /** The draft that it was, which goes. */
    draft: Type.Optional(Uuid),
  },
  exact,
)
/** POST /api/sell/{brewery}/beers/{beer}: what is to be different; sizes of a beer that is not in the shop yet. */
export const BeerToChange = Type.Object(
  { ...BeerWordsToChange.properties, sizes: Type.Optional(NewSizes) },
  exact,
)

/** PUT /api/sell/{brewery}/beer-drafts/{draft}: a new beer as far as it is known. */
export const BeerDraftToSave = Type.Object({ words: BeerWordsToChange, sizes: NewSizes }, exact)
export type BeerDraftToSave = Static<typeof BeerDraftToSave>
export const BeerDraft = Type.Object({
  id: Type.String(),
  words: BeerWordsToChange,
  sizes: NewSizes,
  savedAt: Type.String(),
  savedBy: Type.String(),
})
export type BeerDraft = Static<typeof BeerDraft>
/** The latest first. */
export const BeerDrafts = Type.Object({ drafts: Type.Array(BeerDraft) })
export type BeerDrafts = Static<typeof BeerDrafts>

export const SoldOnline = Type.Object({ isOnline: Type.Boolean() }, exact)
export const Archived = Type.Object({ isArchived: Type.Boolean() }, exact)
export const NewBatch = Type.Object(
  {
    gyle: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    rackedOn: Day,
    bestBefore: nullable(Day),
  },
  exact,
)

const Words = Type.Object({
  name: Type.String(),
  style: Type.String(),
  targetAbv: nullable(Type.Number()),
  ingredients: Type.String(),
  allergens: Type.Array(Type.String()),
  glutenFree: Type.Boolean(),
  description: Type.String(),
  tastingNotes: Type.String(),
  colorHex: nullable(Type.String()),
  picture: nullable(Type.String()),
  gallery: Type.Array(Type.Object({ address: Type.String(), caption: Type.String() })),
})

export const changeStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const
export type ChangeState = (typeof changeStates)[number]

export const BeerChange = Type.Object({
  id: Type.String(),
  beerId: Type.String(),
  isNew: Type.Boolean(),
  state: Type.Enum([...changeStates]),
  proposed: Type.Partial(Words),
  /** Of a new beer: the sizes that come with it, such as '9g Cask (Firkin), £96.75, 12 on hand'. */
  sizes: Type.Array(Type.String()),
  askedAt: Type.String(),
  askedBy: Type.String(),
  dueAt: Type.String(),
  decidedAt: nullable(Type.String()),
  decidedBy: nullable(Type.String()),
  /** Why it was refused. */
  reason: nullable(Type.String()),
})
export type BeerChange = Static<typeof BeerChange>

export type OwnBeerView = (typeof ownBeerViews)[number]

export const OwnBeerRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  style: Type.String(),
  targetAbv: nullable(Type.Number()),
  /** The sizes as the shop shows them, with the couplers of kegs: '30L Keg · S-Type'. */
  containers: Type.Array(Type.String()),
  fromMinor: nullable(Type.Integer()),
  sellable: Type.Integer(),
  isOnline: Type.Boolean(),
  /** A beer that is not in the shop yet. */
  isNew: Type.Boolean(),
  /** Its brewery has put it away. */
  isArchived: Type.Boolean(),
  change: nullable(Type.Enum(['waiting', 'refused'])),
  /** Its picture or drawn label; null of a beer that is not in the shop yet. */
  imageUrl: nullable(Type.String()),
})
export type OwnBeerRow = Static<typeof OwnBeerRow>
export const OwnBeerList = listOf(OwnBeerRow, ownBeerViews)
export type OwnBeerList = Static<typeof OwnBeerList>

export const OwnContainer = Type.Object({
  id: Type.String(),
  externalId: Type.String(),
  name: Type.String(),
  type: Type.String(),
  volumeMl: nullable(Type.Integer()),
  packSize: Type.Integer(),
  couplerType: nullable(Type.String()),
  orderMultiple: Type.Integer(),
  priceMinor: nullable(Type.Integer()),
  dutyRate: nullable(Type.Enum([...statedRates])),
  dutyMinor: nullable(Type.Integer()),
  availableUnits: Type.Integer(),
  isOnline: Type.Boolean(),
  isArchived: Type.Boolean(),
})
export type OwnContainer = Static<typeof OwnContainer>

export const OwnBeer = Type.Object({
  id: Type.String(),
  externalId: nullable(Type.String()),
  isTrusted: Type.Boolean(),
  isArchived: Type.Boolean(),
  /** Null for a beer that is not in the shop. */
  stands: nullable(Words),
  /** Of the shop; null for a beer that is not there. */
  path: nullable(Type.String()),
  /** Its picture or drawn label; null for a beer that is not there. */
  imageUrl: nullable(Type.String()),
  containers: Type.Array(OwnContainer),
  batches: Type.Array(
    Type.Object({
      id: Type.String(),
      gyle: Type.String(),
      rackedOn: Type.String(),
      bestBefore: nullable(Type.String()),
    }),
  ),
  /** The latest change that waits or was refused. */
  change: nullable(BeerChange),
  /** Of a beer that is not in the shop: the sizes that come with it. */
  sizesToCome: NewSizes,
})
export type OwnBeer = Static<typeof OwnBeer>

/** What a change came to: it holds, it waits for Dray, or nothing is different any more. */
export const ChangeRequest = Type.Object({
  outcome: Type.Enum(['done', 'waits', 'same']),
  beerId: Type.String(),
})
export type ChangeRequest = Static<typeof ChangeRequest>

export const BeerPicture = Type.Object({ address: Type.String() })

export type CatalogueView = (typeof catalogueViews)[number]

const OfBrewery = Type.Object({ slug: Type.String(), name: Type.String() })
/** A change of a beer. */
const BeerCatalogueRow = Type.Object({
  kind: Type.Literal('beer'),
  ...BeerChange.properties,
  brewery: OfBrewery,
  /** The current version, or of what is decided the version at the time of the request. Null for a new beer. */
  stands: nullable(Words),
})
export type BeerCatalogueRow = Static<typeof BeerCatalogueRow>
/** A change of a brewery's page. */
const PageCatalogueRow = Type.Object({
  kind: Type.Literal('page'),
  ...PageChange.properties,
  brewery: OfBrewery,
  stands: PageWords,
})
export type PageCatalogueRow = Static<typeof PageCatalogueRow>
export const CatalogueRow = Type.Union([BeerCatalogueRow, PageCatalogueRow])
export type CatalogueRow = Static<typeof CatalogueRow>
export const CatalogueList = listOf(CatalogueRow, catalogueViews)
export type CatalogueList = Static<typeof CatalogueList>
