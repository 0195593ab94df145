/** A letter's file that cannot be sent as it stands; the message names the line. */
export class LetterFileError extends Error {
  override name = 'LetterFileError'

  constructor(line: number, sentence: string) {
    super(`Line ${line}: ${sentence}`)
  }
}
