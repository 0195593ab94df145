import { type OperatorContext, UsageError } from './operator-command.ts'

/** JSON typed as a word, or of the file that '@<file>' names. Throws UsageError where it is none. */
export async function readJsonWord(text: string, readFile: OperatorContext['readFile']): Promise<unknown> {
  const source = text.startsWith('@') ? (await readFile(text.slice(1))).toString('utf8') : text
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new UsageError(`That is not JSON: ${(error as Error).message}`)
  }
}
