import Type, { type Static } from 'typebox'
import { GroupTeam } from './groups-api.ts'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** The promoted brewery as the wire knows it (ENT-19, ENT-20). Ratings are out of 5, prices pence without VAT. */
export const TeamPromotion = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  slug: Type.String(),
  logoUrl: Type.String(),
  imageUrl: nullable(Type.String()),
  imageTitle: Type.String(),
  imageDescription: Type.String(),
  mainTitle: Type.String(),
  mainDescription: Type.String(),
  textNeedsBackground: Type.Boolean(),
  textBackground: Type.String(),
  textColor: Type.String(),
  startsAt: nullable(Type.String()),
  isFallback: Type.Boolean(),
  beers: Type.Array(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      name: Type.String(),
      style: Type.String(),
      targetAbv: nullable(Type.Number()),
      badgeImageUrl: Type.String(),
      customerRating: nullable(Type.Number()),
      priceMinor: nullable(Type.Integer()),
    }),
  ),
})
export type TeamPromotion = Static<typeof TeamPromotion>

/** A featured group (ENT-31): its first brewery is as `team`. */
export const FeaturedGroupEntry = Type.Object({
  id: Type.String({ format: 'uuid' }),
  position: Type.Integer(),
  team: nullable(GroupTeam),
  group: Type.Object({ name: Type.String(), slug: Type.String(), imageUrl: nullable(Type.String()) }),
  groupTeams: Type.Array(GroupTeam),
  groupTeamCount: Type.Integer(),
})
export type FeaturedGroupEntry = Static<typeof FeaturedGroupEntry>
