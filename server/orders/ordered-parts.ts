import type { Order } from '../../shared/api/orders-api.ts'

/** The parts of an order with what its buyer ordered: nothing that a brewery sent again or in place of a line. */
export const orderedParts = ({ consignments }: Pick<Order, 'consignments'>): Order['consignments'] =>
  consignments
    .filter(({ claimId }) => claimId === undefined)
    .map((part) => ({
      ...part,
      lines: part.lines.filter(({ replacesPosition }) => replacesPosition === null),
    }))
