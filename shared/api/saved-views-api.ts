import Type, { type Static } from 'typebox'

/** Views that one person keeps of one list, at the most. */
export const viewsPerList = 20

const exact = { additionalProperties: false }
/** The address of a list of a console, without its query. */
const List = Type.String({ maxLength: 200, pattern: '^/(sell|admin)(/[A-Za-z0-9._~%-]+)*$' })

export const SavedViewsQuery = Type.Object({ list: List })
/** POST /api/views: a name that the list has already takes the new query. */
export const NewSavedView = Type.Object(
  {
    list: List,
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    /** Of the address, from after its '?' on. */
    query: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  exact,
)
/** The caller's views of a list, by name. */
export const SavedViews = Type.Object({
  views: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), query: Type.String() })),
})
export type SavedViews = Static<typeof SavedViews>
