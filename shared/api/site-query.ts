import Type from 'typebox'

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** The site that a call reads; left out, the one that the caller acts for (BIZ-08). */
export const SiteQuery = Type.Object({
  site: Type.Optional(Type.String({ maxLength: 36, pattern: `^${uuid}$` })),
})

/** The same with `all`: every site of the business where the caller has a role. */
export const SitesQuery = Type.Object({
  site: Type.Optional(Type.String({ maxLength: 36, pattern: `^(all|${uuid})$` })),
})
