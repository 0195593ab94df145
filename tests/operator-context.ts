import type { OperatorContext } from '../server/operate/operator-command.ts'

/** What an operator's command is given beside the database; what it tells is not heard. */
export const operatorContext: OperatorContext = {
  publicUrl: 'https://dray.example',
  tell: () => {},
  clock: () => new Date(),
}
