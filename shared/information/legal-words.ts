import Type, { type Static } from 'typebox'
import { weekdayNames } from './pickup-window.ts'
import { markupPattern } from './text-markup.ts'

const exact = { additionalProperties: false }
/** Longest text of a page, in characters. */
export const longestText = 100_000

/** A legal text as operators write it: its clauses in the marks of text-markup. */
export const LegalWords = Type.Object(
  {
    /** A day, ISO 8601. */
    updatedOn: Type.String({ format: 'date', maxLength: 10, description: 'The day that the page shows.' }),
    intro: Type.String({ minLength: 1, maxLength: 1000 }),
    summary: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 20 }),
    text: Type.String({
      maxLength: longestText,
      pattern: markupPattern,
      description:
        'A section begins with ## and its title, a clause after an empty line; numbers come on their own. Points begin with “- ”, defined words with “- **Word**: ”, rows of a table with “|”. Links are written [words](/page). {company}, {country}, {address} and {email} stand for the company’s own.',
    }),
  },
  exact,
)
export type LegalWords = Static<typeof LegalWords>

/** The questions and answers of the shipping FAQ as operators write them. */
export const FaqWords = Type.Object(
  {
    text: Type.String({
      maxLength: longestText,
      pattern: markupPattern,
      description:
        'A topic begins with ## and its title, a question with ###, and its answer follows after an empty line. Links are written [words](/page). {#name} behind a question is the end of its address.',
    }),
  },
  exact,
)
export type FaqWords = Static<typeof FaqWords>

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'Such as 08:30.' })
const line = Type.String({ minLength: 1, maxLength: 200 })
const CollectionHub = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
      maxLength: 60,
      description: 'In the address of its calendar.',
    }),
    name: line,
    /** Lines as on an envelope; the last is the postcode. */
    address: Type.Array(line, { minItems: 1, maxItems: 8 }),
    pickupWindow: Type.Object(
      {
        /** ISO weekdays (1 is Monday) in order. */
        weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7, names: weekdayNames }), {
          minItems: 1,
          maxItems: 7,
          uniqueItems: true,
        }),
        opens: Clock,
        closes: Clock,
      },
      exact,
    ),
    notes: Type.Array(line, { maxItems: 10 }),
  },
  exact,
)
export type CollectionHub = Static<typeof CollectionHub>

/** Where orders can be fetched, and what holds at every hub. */
export const HubsSetting = Type.Object(
  {
    updatedOn: Type.String({ format: 'date', maxLength: 10, description: 'The day that the page shows.' }),
    hubs: Type.Array(CollectionHub, { minItems: 1, maxItems: 50 }),
    rules: Type.Array(
      Type.Object({ title: line, text: Type.String({ minLength: 1, maxLength: 1000 }) }, exact),
      { maxItems: 12 },
    ),
  },
  exact,
)
export type HubsSetting = Static<typeof HubsSetting>

/** Who runs the marketplace, as the legal pages and the contact lines name it. */
export const CompanySetting = Type.Object(
  { name: line, registeredIn: line, address: Type.String({ minLength: 1, maxLength: 300 }) },
  exact,
)
export type CompanySetting = Static<typeof CompanySetting>

export const shippedCompany: CompanySetting = {
  name: 'Dray Marketplace Ltd',
  registeredIn: 'Scotland',
  address: 'Old Maltings, Tun Lane, Leith, Edinburgh EH6 6ZZ',
}
