import { contactAddress } from '../../shared/paths/paths.ts'

/** Who runs the marketplace, as the legal pages and the contact lines name it. */
export const operator = {
  name: 'Dray Marketplace Ltd',
  registeredIn: 'Scotland',
  address: 'Old Maltings, Tun Lane, Leith, Edinburgh EH6 6ZZ',
  email: contactAddress,
}
