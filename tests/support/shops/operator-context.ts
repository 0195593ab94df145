import { operatorActor } from '../../../server/platform/audit/actor.ts'
import { readNamedFile } from '../../../server/backoffice/operate/read-typed-words.ts'
import { testSealer } from './test-sealer.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import type { OperatorContext } from '../../../server/backoffice/operate/operator-command.ts'

/** The context of an operator's command beside the database. A test that reads the output passes its own `print`. */
export const operatorContext: OperatorContext = {
  actor: operatorActor,
  readFile: readNamedFile,
  publicUrl: 'https://dray.example',
  /** Prints nothing. */
  print: () => {},
  /** The machine's own clock. */
  clock: () => new Date(),
  openSealer: async () => testSealer,
  openProvider: createSandbox,
}
