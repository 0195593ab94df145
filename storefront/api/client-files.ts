import { clientSend } from './client-calls.ts'
import { readReply } from './json-calls.ts'

/** A picture that only a call with the token may read, as a data address. Throws as clientCall does. */
export async function readPicture(call: string): Promise<string> {
  const answer = await clientSend(call)
  return answer.ok ? dataAddress(await answer.blob()) : readReply<never>(answer)
}

const dataAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/** Saves a file on the visitor's device. */
export function offerFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has taken hold of the data once the page is idle again.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
