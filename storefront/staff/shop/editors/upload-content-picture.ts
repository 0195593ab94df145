import type { ContentPicture } from '../../../../shared/api/shop-content-api.ts'
import { readChosenFile } from '../../../api/chosen-file.ts'
import { sendAsClient } from '../../../api/client-calls.ts'
import { readReply } from '../../../api/json-calls.ts'
import { staffReads } from '../../staff-calls.ts'

/** Uploads one picture for the shop's own content. Throws as clientCall does. */
export async function uploadContentPicture(file: File): Promise<ContentPicture> {
  const body = new FormData()
  body.append('file', await readChosenFile(file))
  const answer = await sendAsClient((token) =>
    fetch(`${staffReads.shop}/pictures`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  return readReply<ContentPicture>(answer)
}
