import type { UploadAnswer } from '../../../shared/api/reviews-api.ts'
import { readChosenFile } from '../../api/chosen-file.ts'
import { sendAsClient } from '../../api/client-calls.ts'
import { readReply } from '../../api/json-calls.ts'
import { pageApiBase } from '../../api/public/api-base.ts'
import { uploadOf } from '../review-answers.ts'
import { reviewsPath } from '../own-review-calls.ts'

type Watching = {
  /** From 0 to 1. */
  onProgress: (progress: number) => void
  signal: AbortSignal
}

/** Uploads one picture for the signed-in client (RAPI-12). Throws as clientCall does. */
export async function sendPicture(file: File, watching: Watching): Promise<UploadAnswer> {
  const read = await readChosenFile(file)
  return uploadOf(await readReply(await sendAsClient((token) => post(read, token, watching))))
}

/** fetch does not report upload progress, so this is an XMLHttpRequest with a Response as its result. */
function post(file: File, token: string, { onProgress, signal }: Watching): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${pageApiBase()}${reviewsPath}/uploads`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The connection was lost')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(responseText || null, { status, statusText })
}
