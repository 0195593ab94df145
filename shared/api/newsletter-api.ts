import Type from 'typebox'
import { newsletterCategories } from '../newsletter/newsletter-data.ts'
import { signupPlaces } from '../newsletter/newsletter-signup.ts'

/** POST /public/newsletter/subscribe. */
export const Signup = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    place: Type.Union(signupPlaces.map((place) => Type.Literal(place))),
  },
  { additionalProperties: false },
)

/** Which letters a client gets. */
export const ClientSubscriptions = Type.Object(
  {
    newsletter: Type.Boolean(),
    new_release: Type.Boolean(),
    memo: Type.Boolean(),
    other: Type.Boolean(),
  } satisfies Record<(typeof newsletterCategories)[number], unknown>,
  { additionalProperties: false },
)
