/** Where staff read changes of beers, and decide about them. */
export const changeReads = {
  list: '/api/admin/catalogue',
  change: (id: string) => `/api/admin/catalogue/${encodeURIComponent(id)}`,
  picture: (name: string) => `/api/admin/beer-pictures/${encodeURIComponent(name)}`,
}
