/** Every address of the staff's console. The storefront knows the first one alone, by its footer. */
export const staffPaths = {
  worklist: '/admin',
}
