import type { TypedApplication } from '../../../shared/onboarding/read-application.ts'

/** All that a brewery states when it applies to sell, as typed. */
export const breweryApplication: TypedApplication = {
  breweryName: 'Eskside Brewing',
  companyName: 'Eskside Brewing Ltd',
  companyNumber: 'sc 123456',
  awrsNumber: 'xaaw 00000 123456',
  awrsReason: '',
  vatNumber: 'GB 980 7806 84',
  street: '3 Mill Lane',
  town: 'Musselburgh',
  postcode: 'eh21 7pq',
  contactName: 'Ailsa Hogg',
  email: 'orders@eskside.example',
  phone: '0131 496 0123',
  delivery: 'own_van',
  deliveryNotes: 'Edinburgh on Tuesdays, Fife on Thursdays.',
}
