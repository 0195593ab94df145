import Type from 'typebox'
import { letterCategories } from '../newsletter.ts'
import { signupPlaces } from '../signup.ts'

/** POST /public/newsletter/subscribe. */
export const Signup = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    place: Type.Union(signupPlaces.map((place) => Type.Literal(place))),
  },
  { additionalProperties: false },
)

/** Which letters a client gets. */
export const ClientLetters = Type.Object(
  {
    newsletter: Type.Boolean(),
    new_release: Type.Boolean(),
    memo: Type.Boolean(),
    other: Type.Boolean(),
  } satisfies Record<(typeof letterCategories)[number], unknown>,
  { additionalProperties: false },
)
