import Type from 'typebox'
import { addressPartLength } from '../../../shared/limits/limits.ts'

/**
 * A part of an address that names one thing: an id, a slug, a number. The router answers longer ones with 414 before
 * any route is asked, so that the schema's maximum says what holds.
 */
export const AddressPart = Type.String({ maxLength: addressPartLength })
