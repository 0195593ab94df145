import { CallError } from './json-calls.ts'

const changedCode = 'file_changed'

/**
 * A copy in memory of a chosen file, which can be sent again. Browsers refuse to read a file that was changed, moved or
 * deleted since it was chosen: throws CallError with a sentence for people.
 */
export async function readChosenFile(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    const message = `${file.name} has changed since you chose it, or is no longer there. Choose it again.`
    throw new CallError(0, '', { code: changedCode, field: 'file', message })
  }
}

export const isChangedFile = (error: unknown): boolean =>
  error instanceof CallError && error.code === changedCode

/** The bytes of a file as its call takes them. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  const portion = 0x80_00
  for (let from = 0; from < bytes.length; from += portion)
    text += String.fromCharCode(...bytes.subarray(from, from + portion))
  return btoa(text)
}
