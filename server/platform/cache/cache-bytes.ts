const megabyte = 1024 * 1024

/** What each cache of a process may hold at the most, in bytes. */
export const cacheBytes = {
  pages: 96 * megabyte,
  twins: 16 * megabyte,
  reads: 32 * megabyte,
  parts: 32 * megabyte,
  beers: 24 * megabyte,
  storedReads: 16 * megabyte,
}
