import { clientSend } from '../api/client-calls.ts'
import { offerFile } from '../api/client-files.ts'
import { readReply } from '../api/json-calls.ts'
import { announce } from '../ui/core/announce.ts'
import { problemText } from './use-console-read.ts'

/** Fetches a file with the session's bearer and saves it on the device; says why where it cannot. */
export async function saveFile(name: string, call: string): Promise<void> {
  try {
    const answer = await clientSend(call)
    offerFile(name, answer.ok ? await answer.blob() : await readReply<never>(answer))
  } catch (error) {
    announce(problemText(error), { isShown: true, isUrgent: true })
  }
}
