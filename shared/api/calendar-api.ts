import Type, { type Static } from 'typebox'
import { Proof } from './accounts-api.ts'

/** GET /api/account/calendar: since when the caller's calendar has its address; null without one. */
export const CalendarLink = Type.Object({ madeAt: Type.Union([Type.String(), Type.Null()]) })
export type CalendarLink = Static<typeof CalendarLink>

/** POST /api/account/calendar: proves again who asks. */
export const NewCalendarLink = Type.Object({ ...Proof.properties }, { additionalProperties: false })

/** The address, this once. */
export const MadeCalendarLink = Type.Object({ madeAt: Type.String(), address: Type.String() })
export type MadeCalendarLink = Static<typeof MadeCalendarLink>

/** GET /api/account/delivery-sheet: since when the site's sheet has its link, and who made it; null without one. */
export const DeliverySheetLink = Type.Object({
  madeAt: Type.Union([Type.String(), Type.Null()]),
  madeBy: Type.Union([Type.String(), Type.Null()]),
  /** Whether the caller may make and end links. */
  mayChange: Type.Boolean(),
})
export type DeliverySheetLink = Static<typeof DeliverySheetLink>

/** The link, this once. */
export const MadeDeliverySheetLink = Type.Object({ madeAt: Type.String(), address: Type.String() })
export type MadeDeliverySheetLink = Static<typeof MadeDeliverySheetLink>
