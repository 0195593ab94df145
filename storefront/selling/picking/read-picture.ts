import { readChosenFile } from '../../api/chosen-file.ts'
import { readCode } from './read-code.ts'

/** The text of the code on a chosen picture, null where none can be read. Throws with a sentence for people. */
export async function readPicture(file: File): Promise<string | null> {
  const chosen = await readChosenFile(file)
  const picture = await createImageBitmap(chosen).catch(() => {
    throw new Error(`${file.name} is not a picture. Choose a photo of a label.`)
  })
  return readCode(picture)
}
