import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { aPicture } from '../tests/support/builders/picture-files.ts'
import type { LoadBuyer } from '../tests/support/shops/load-clients.ts'

/** Addresses of pictures whose upload was answered. */
export type Upload = { urls: string[] }

/** Begun each time that it is asked for; what a look's lives ask for stays below the limit on one client's uploads in an hour. */
const each = 2
const pauseMs = 500

/** A buyer who uploads two pictures for a review when asked to, and again what was not answered. */
export function uploadPictures(url: string, buyer: LoadBuyer, uploads: Upload[]) {
  let shade = 0
  let begun = Promise.resolve()
  const upload = async () => {
    const body = new FormData()
    shade += 1
    body.append('file', new Blob([new Uint8Array(await aPicture('png', { shade }))]), 'beer.png')
    const request = { method: 'POST', headers: { authorization: buyer.authorization }, body }
    const answer = await fetch(`${url}/public/marketplace/comments/uploads`, request).catch(() => null)
    const said = answer?.status === 201 ? await answer.text().catch(() => null) : null
    if (said !== null)
      uploads.push({ urls: [...said.matchAll(/"(\/[^"]+\.webp)"/g)].map(([, path]) => path!) })
  }
  const uploadSome = async () => {
    const before = uploads.length
    while (uploads.length < before + each) {
      await upload()
      await wait(pauseMs)
    }
  }
  return {
    begin: () => {
      begun = begun.then(uploadSome)
    },
    finish: () => begun,
  }
}

/** Acknowledged pictures that the shop does not serve whole, as sentences. */
export async function pictureFaults(url: string, uploads: readonly Upload[]): Promise<string[]> {
  const paths = [...new Set(uploads.flatMap(({ urls }) => urls))]
  const faults: string[] = []
  for (const path of paths) {
    const answer = await fetch(url + path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isWhole =
      answer.ok &&
      (await sharp(bytes)
        .stats()
        .then(Boolean, () => false))
    if (!isWhole) faults.push(`the picture ${path} is not whole: ${answer.status}, ${bytes.length} bytes`)
  }
  return faults
}
