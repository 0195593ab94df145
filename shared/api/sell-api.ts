import Type from 'typebox'
import { breweryRoles } from '../accounts/roles.ts'

/** Calls of a brewery's people. */
export const SellingBrewery = Type.Object({
  name: Type.String(),
  slug: Type.String(),
  /** What the caller is there; the most that the role allows counts. */
  role: Type.Enum([...breweryRoles]),
  /** Of Dray's staff, who read as that role does and change nothing. */
  isLooking: Type.Boolean(),
})
