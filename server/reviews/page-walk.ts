/** A stretch of a list, newest first: so many after so many. */
export type Stretch = { offset: number; limit: number }

/** How a stretch is reached: from one end of the list, `take` reviews after `skip`. */
export type Walk = { from: 'newest' | 'oldest'; skip: number; take: number }

/** From the nearer end, so that the last page of a long list costs what the first does. */
export function shortestWalk({ offset, limit }: Stretch, total: number): Walk {
  const beyond = total - offset - limit
  if (beyond >= offset) return { from: 'newest', skip: offset, take: limit }
  return { from: 'oldest', skip: Math.max(0, beyond), take: Math.max(0, limit + Math.min(0, beyond)) }
}

/**
 * The approved reviews among which a page stands that also holds `ownPending` of the viewer's own: they may push it back
 * by as many places, so it starts that much earlier. What stands before is the same with them and without.
 */
export function stretchAround({ offset, limit }: Stretch, ownPending: number, approved: number): Stretch {
  const start = Math.max(0, Math.min(offset - ownPending, approved - 1))
  return { offset: start, limit: offset + limit - start }
}
