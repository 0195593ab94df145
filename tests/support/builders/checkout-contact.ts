/**
 * A buyer's contact and address, as the checkout form sends them. All fields are good: a test spoils the one it is
 * about.
 */
export const checkoutContact = {
  firstname: 'Maggie',
  lastname: 'Tapster',
  streetaddress: '1 Swan Street',
  apartment: null,
  towncity: 'Leeds',
  postcode: 'LS1 4DY',
  email: 'maggie@thetap.example',
  phone: '0113 496 0000',
}
