/** A stretch of a list, newest first: so many after so many. */
export type Stretch = { offset: number; limit: number }

/** How a stretch is reached: from one end of the list, `take` reviews after `skip`. */
export type Walk = { from: 'newest' | 'oldest'; skip: number; take: number }

/** Walks from the nearer end, so that the last page of a long list costs no more than the first. */
export function shortestWalk({ offset, limit }: Stretch, total: number): Walk {
  const beyond = total - offset - limit
  if (beyond >= offset) return { from: 'newest', skip: offset, take: limit }
  return { from: 'oldest', skip: Math.max(0, beyond), take: Math.max(0, limit + Math.min(0, beyond)) }
}

/**
 * The approved reviews on a page that also holds `ownPending` reviews of the viewer: they may push a review back by
 * that many positions, so the read starts that much earlier. Pending reviews do not change the approved ones before them.
 */
export function stretchAround({ offset, limit }: Stretch, ownPending: number, approved: number): Stretch {
  const start = Math.max(0, Math.min(offset - ownPending, approved - 1))
  return { offset: start, limit: offset + limit - start }
}
