import Type, { type Static } from 'typebox'
import { type BreweryWord, breweryWordLimits } from '../catalogue/brewery-words.ts'

/** What a brewery's page says, and the change of it that waits for Dray (STAF-20). */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const { line, text, link, disclaimer } = breweryWordLimits
const Line = Type.String({ maxLength: line })
const Link = Type.String({ maxLength: link })

const words = {
  title: Line,
  subtitle: Line,
  description: Type.String({ maxLength: text }),
  town: Line,
  website: Link,
  disclaimer: Type.String({ maxLength: disclaimer }),
  instagram: Link,
  facebook: Link,
  twitter: Link,
  threads: Link,
  youtube: Link,
  tiktok: Link,
  logo: nullable(Type.String({ minLength: 1, maxLength: 500 })),
} satisfies Record<BreweryWord, Type.TSchema>

/** POST /api/sell/{brewery}/page: what is to be different. */
export const PageWordsToChange = Type.Partial(Type.Object(words), { additionalProperties: false })

const Plain = Type.String()
export const PageWords = Type.Object({
  title: Plain,
  subtitle: Plain,
  description: Plain,
  town: Plain,
  website: Plain,
  disclaimer: Plain,
  instagram: Plain,
  facebook: Plain,
  twitter: Plain,
  threads: Plain,
  youtube: Plain,
  tiktok: Plain,
  logo: nullable(Plain),
})

export const PageChange = Type.Object({
  id: Type.String(),
  state: Type.Enum(['waiting', 'approved', 'refused', 'withdrawn']),
  proposed: Type.Partial(PageWords),
  askedAt: Type.String(),
  askedBy: Type.String(),
  dueAt: Type.String(),
  decidedAt: nullable(Type.String()),
  decidedBy: nullable(Type.String()),
  /** Why it was refused. */
  reason: nullable(Type.String()),
})
export type PageChange = Static<typeof PageChange>

export const OwnPage = Type.Object({
  isTrusted: Type.Boolean(),
  stands: PageWords,
  /** The latest change that waits or was refused. */
  change: nullable(PageChange),
})
export type OwnPage = Static<typeof OwnPage>

const outcomes = ['done', 'waits', 'same'] as const
export type PageOutcome = (typeof outcomes)[number]
/** What a change came to, and the page after it. */
export const PageChangeRequest = Type.Object({ outcome: Type.Enum([...outcomes]), page: OwnPage })
export type PageChangeRequest = Static<typeof PageChangeRequest>
