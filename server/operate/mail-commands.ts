import { listDeadLetters, retryDeadLetters } from '../mail/dead-letters.ts'
import { type Command, UsageError } from './operator-command.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const mailCommands: Record<string, Command> = {
  list: {
    usage: 'mails list',
    does: 'mails that were given up, and why',
    run: async (database) => {
      const mails = await listDeadLetters(database)
      const lines = mails.map(
        ({ id, template, toEmail, createdAt, lastError }) =>
          `${id} ${createdAt} ${template} to ${toEmail}: ${lastError ?? ''}\n`,
      )
      return lines.join('') || 'No mail was given up.\n'
    },
  },
  retry: {
    usage: 'mails retry all | <id>…',
    does: 'sends given-up mails again, unless their link has expired',
    run: async (database, words) => {
      const all = words.length === 1 && words[0] === 'all'
      if (words.length === 0 || (!all && !words.every((word) => uuid.test(word))))
        throw new UsageError('mails retry all | <id>…')
      const count = await retryDeadLetters(database, all ? [] : words)
      return `${count === 1 ? '1 mail is' : `${count} mails are`} on the way again.\n`
    },
  },
}
