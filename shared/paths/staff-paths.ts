const part = encodeURIComponent

/** Every address of the staff's console, which the storefront does not know but for the first one. */
export const staffPaths = {
  worklist: '/admin',
  audit: '/admin/audit',
  orders: '/admin/orders',
  order: (number: string) => `/admin/orders/${part(number)}`,
}
