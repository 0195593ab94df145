/** The store of pictures does not do its work: it is away, or refuses its keys. Asking again later is right. */
export class StoreAwayError extends Error {
  override name = 'StoreAwayError'
}
