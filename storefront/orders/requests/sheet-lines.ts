import type { OrderRequest } from '../../../shared/api/order-requests-api.ts'

/** '6 × Towpath Bitter, Firkin' with its sum. */
export const linesOf = ({ parts }: OrderRequest['sheet']) =>
  parts.flatMap(({ lines }) => lines.map(({ units, item, sum }) => ({ label: `${units} × ${item}`, sum })))
