import type { WriteOff } from '../../../shared/api/credit-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PlainAction } from '../../console/plain-act.ts'

/** The second person's word on a debt that no one pays. */
export const confirmWriteOffAction = (
  name: string,
  { id, number, amountMinor }: Pick<WriteOff, 'id' | 'number' | 'amountMinor'>,
): PlainAction => ({
  title: `Confirm the write-off of ${number}: ${name}`,
  thing: 'The credit account',
  call: `/api/admin/money/write-offs/${id}/confirmation`,
  fields: [],
  nameOf: () => `Write off ${formatMinor(amountMinor)}`,
  isDangerous: true,
  done: `${formatMinor(amountMinor)} of ${number} is written off.`,
})
