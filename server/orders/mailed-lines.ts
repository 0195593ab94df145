import type { OrderConsignment } from '../../shared/api/orders-api.ts'
import { itemOf } from '../../shared/delivery-note/delivery-note.ts'
import { formatMinor } from '../../shared/format/money.ts'

/** Each line in a sentence: '2 × Towpath Bitter, 9g Cask (Firkin): £193.50'. */
export const mailedLines = ({ lines }: Pick<OrderConsignment, 'lines'>): string[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => `${line.quantity} × ${itemOf(line)}: ${formatMinor(line.netMinor)}`)
