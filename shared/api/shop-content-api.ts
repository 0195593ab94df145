import Type, { type Static } from 'typebox'

/** What the staff change of the shop (STAF-22). Moments are ISO 8601 UTC, days are of London. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })
/** JSON, as the entry's schema has it; null where the default holds. */
const Held = nullable(Type.Object({ value: Type.Unknown() }))
const Day = Type.String({ format: 'date', maxLength: 10 })
export const mostContentJson = 200_000

export const ContentEntry = Type.Object({
  /** 'flag:home.shopAllButton', 'menu:menu.top:brewers', 'letter:order-placed', 'notice-strip'. */
  entry: Type.String(),
  kind: Type.Enum(['flag', 'menu', 'letter', 'setting']),
  /** What it does, where the shop can say. */
  does: nullable(Type.String()),
  held: Held,
  /** What holds where nothing is set; null where that follows from elsewhere. */
  usual: Type.Unknown(),
  /** Whether the caller may change it. */
  mayChange: Type.Boolean(),
  /** Where a change can be looked at before it holds. */
  shownOn: nullable(Type.Enum(['home', 'mail', 'terms', 'privacy', 'faq', 'hubs'])),
  plans: Type.Array(Type.Object({ at: Time, held: Held, by: Type.String() })),
  last: nullable(Type.Object({ at: Time, by: Type.String(), role: Type.String(), before: Held })),
})
export type ContentEntry = Static<typeof ContentEntry>

/** GET /api/admin/shop. */
export const ContentList = Type.Object({ entries: Type.Array(ContentEntry) })
export type ContentList = Static<typeof ContentList>

/** GET /api/admin/shop/{entry}, with the JSON schema of its value. */
export const ContentDetail = Type.Object({ ...ContentEntry.properties, schema: Type.Unknown() })
export type ContentDetail = Static<typeof ContentDetail>

const exact = { additionalProperties: false }
/** The value as JSON text; null gives the entry its default. */
const wanted = { json: nullable(Type.String({ maxLength: mostContentJson })) }
export const ContentChange = Type.Object(
  {
    ...wanted,
    /** The first day; from now on where it is absent. */
    from: Type.Optional(Day),
    /** The last day; for good where it is absent. */
    until: Type.Optional(Day),
  },
  exact,
)
export const ContentPreview = Type.Object(wanted, exact)
/** Where the page or the mail with the value is, for ten minutes. */
export const ContentPreviewLink = Type.Object({ href: Type.String() })

/** POST /api/admin/shop/pictures: where the shop serves it, and its size in pixels. */
export const ContentPicture = Type.Object({
  address: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ContentPicture = Static<typeof ContentPicture>
