import Type, { type Static } from 'typebox'
import { BeerList, TeamLocation } from './catalogue-api.ts'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A member brewery inside a group (ENT-16). */
export const GroupTeam = Type.Object({
  id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  logoUrl: nullable(Type.String()),
  summary: Type.Object({ title: Type.String(), subtitle: Type.String() }),
  description: Type.String(),
  location: TeamLocation,
})
export type GroupTeam = Static<typeof GroupTeam>

/** A group as the wire knows it (ENT-15). */
export const Group = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  regionLabel: nullable(Type.String()),
  imageUrl: nullable(Type.String()),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  teamCount: Type.Integer(),
  teams: Type.Array(GroupTeam),
})
export type Group = Static<typeof Group>

export const GroupList = Type.Object({
  groups: Type.Array(Group),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
})
export type GroupList = Static<typeof GroupList>

export const GroupBeers = Type.Object({ group: Group, ...BeerList.properties })
