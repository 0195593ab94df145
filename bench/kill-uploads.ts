import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { aPicture } from '../tests/support/builders/picture-files.ts'
import type { LoadBuyer } from '../tests/support/shops/load-clients.ts'

/** Addresses of pictures whose upload was answered. */
export type Upload = { urls: string[] }

/** Fewer than the limit on one client's uploads in an hour. */
const most = 15
const pauseMs = 700

/** A buyer who uploads pictures for a review until stopped; an upload without an answer counts as none. */
export function keepUploading(url: string, buyer: LoadBuyer, uploads: Upload[]) {
  const over = new AbortController()
  const upload = async (shade: number) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await aPicture('png', { shade }))]), 'beer.png')
    const request = { method: 'POST', headers: { authorization: buyer.authorization }, body }
    const answer = await fetch(`${url}/public/marketplace/comments/uploads`, request).catch(() => null)
    const said = answer?.status === 201 ? await answer.text().catch(() => null) : null
    if (said !== null)
      uploads.push({ urls: [...said.matchAll(/"(\/[^"]+\.webp)"/g)].map(([, path]) => path!) })
  }
  const working = (async () => {
    const before = uploads.length
    for (let at = 0; uploads.length < before + most && !over.signal.aborted; at += 1) {
      await upload(at)
      await wait(pauseMs)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await working
    },
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
