import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import { resetSecondFactor } from '../accounts/second-factor/reset-second-factor.ts'
import { type Command, UsageError } from './operator-command.ts'

export const staffCommands: Record<string, Command> = {
  'reset-second-factor': {
    usage: 'staff reset-second-factor <e-mail>',
    does: 'takes a lost second factor off an account; a new one counts after 24 hours',
    run: async (database, [email], { publicUrl, clock }) => {
      if (email === undefined) throw new UsageError('staff reset-second-factor <e-mail>')
      const client = await findClientByEmail(database, email)
      if (client === null) throw new UsageError(`There is no account with the address ${email}.`)
      await resetSecondFactor({ database, publicUrl, clock }, client.id)
      return `The second factor of ${client.email} is reset. All sessions have ended; a mail says so.\n`
    },
  },
}
