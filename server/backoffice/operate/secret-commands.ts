import { sealedColumns } from '../../features.ts'
import { type Resealed, rotateSecrets } from '../../platform/secrets/reseal-secrets.ts'
import type { Command } from './operator-command.ts'

export const secretCommands: Record<string, Command> = {
  rotate: {
    usage: 'secrets rotate',
    does: 'seals all secrets with the first key of SECRETS_KEY; again: goes on where it stopped',
    run: async (database, _words, { openSealer, print }) => {
      const results = await rotateSecrets(database, await openSealer(), sealedColumns)
      for (const { name, sealed } of results) print(`${sealed} ${name}\n`)
      const unreadable = results.filter((result) => result.unreadable > 0)
      if (unreadable.length > 0) throw new Error(unreadableText(unreadable))
      const total = results.reduce((sum, { sealed }) => sum + sealed, 0)
      return `${total === 1 ? '1 secret was' : `${total} secrets were`} sealed with the first key; no other key is needed any more.\n`
    },
  },
}

const unreadableText = (results: readonly Resealed[]) =>
  `None of the keys in SECRETS_KEY opens ${results.map(({ name, unreadable }) => `${unreadable} ${name}`).join(', ')}: ` +
  'these stay as they are. Keep the old keys, or add the missing one, and run this again.'
