import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { openBucketServer } from '../../../tests/support/servers/bucket-server.ts'
import { aPicture } from '../../../tests/support/builders/picture-files.ts'
import { multipart, openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { createBucketStore } from '../../platform/media/bucket-store.ts'
import { createFolderStore } from '../../platform/media/folder-store.ts'
import { reviewPictures, reviewUploads } from './picture-tables.ts'
import { sweepPictures } from './sweep-pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'dray-kept-'))
// Excludes uploads that other processes receive meanwhile.
vi.stubEnv('TMPDIR', await mkdtemp(join(tmpdir(), 'dray-received-')))
const mediaStore = createFolderStore(folder)
const shop = await openReviewShop({ mediaStore })
const { database } = shop
const address = '/public/marketplace/comments/uploads'
const hour = 3600

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is stored, returned and served, with a thumbnail (RAPI-12, RAPI-13, ENT-71, REV-51, REV-52, REV-53)',
  async (format) => {
    const { headers } = await shop.client()
    const answer = await shop.upload(await aPicture(format, { width: 800, height: 400 }), headers, {
      type: 'application/octet-stream',
    })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(answer.json()).toEqual({
      uploadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: expect.stringMatching(/^\/media\/kept\/[0-9a-f]{32}\.webp$/),
      thumbUrl: expect.stringMatching(/^\/media\/kept\/[0-9a-f]{32}-thumb\.webp$/),
      width: 800,
      height: 400,
      filesize: expect.any(Number),
      contentType: 'image/webp',
    })
    const served = await shop.get(answer.json().url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    expect(served.rawPayload).toHaveLength(answer.json().filesize)
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 800, height: 400 })
    const thumb = await shop.get(answer.json().thumbUrl)
    expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 })
  },
)

test('missing pictures are not found, whatever their name', async () => {
  for (const name of ['0'.repeat(32) + '.webp', '..%2f..%2fpackage.json', '.hidden', 'a.webp', '%2e%2e'])
    expect((await shop.get(`/media/kept/${name}`)).statusCode).toBe(404)
})

test('the server refuses with the form’s texts (REV-50, REV-55, REV-56, C-40)', async () => {
  const { headers } = await shop.client()
  const png = await aPicture()
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
  expect((await shop.upload(padded(5_242_880), headers)).statusCode).toBe(201)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const pages = Buffer.from('<!doctype html><script>alert(7)</script>')
  const cases: [Uint8Array, string][] = [
    [padded(5_242_881), 'File is larger than 5 MB.'],
    [padded(9_000_000), 'File is larger than 5 MB.'],
    [svg, 'Unsupported file type.'],
    [pages, 'Unsupported file type.'],
    [await sharp(png).gif().toBuffer(), 'Unsupported file type.'],
    [Buffer.alloc(0), 'Unsupported file type.'],
    [png.subarray(0, png.length - 30), 'This image could not be read. Please try another one.'],
  ]
  for (const [file, message] of cases) {
    const answer = await shop.upload(file, headers)
    expect([answer.statusCode, answer.json().field, answer.json().message]).toEqual([400, 'file', message])
  }
})

test('a body that is no multipart, has no file, or ends too soon is refused', async () => {
  const { headers } = await shop.client()
  const json = await shop.post(address, { file: 'a' }, headers)
  expect([json.statusCode, json.json().message]).toEqual([415, 'This call takes multipart/form-data.'])
  const other = await shop.upload(await aPicture(), headers, { field: 'picture' })
  expect([other.statusCode, other.json().message]).toEqual([400, "Field 'file' is missing."])
  const { payload, contentType } = multipart(await aPicture('png', { width: 300, height: 300 }))
  const cut = payload.subarray(0, payload.length - 60)
  for (const body of [cut, Buffer.from('--zzzz-dray-zzzz--\r\n'), Buffer.from('nonsense')]) {
    const answer = await shop.call('POST', address, body, { 'content-type': contentType, ...headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/cut short|is missing|could not be read/)
  }
  const bare = await shop.call('POST', address, payload, {
    'content-type': 'multipart/form-data',
    ...headers,
  })
  expect(bare.statusCode).toBe(400)
})

test('twenty pictures at once are all taken', async () => {
  const { headers } = await shop.client()
  const files = await Promise.all(Array.from({ length: 20 }, (_, shade) => aPicture('png', { shade })))
  const answers = await Promise.all(files.map((file) => shop.upload(file, headers)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map((answer) => answer.json().uploadId)).size).toBe(20)
  expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(20)
})

test('a wrong length, or slow bytes, store nothing and leave nothing behind', async () => {
  const slow = await openReviewShop({ mediaStore, lasts: 'test', reviews: { uploadSeconds: 1 } })
  const { headers } = await slow.client()
  const url = new URL(await slow.app.listen({ host: '127.0.0.1', port: 0 }))
  const { port } = slow.app.server.address() as AddressInfo
  const { payload, contentType } = multipart(await aPicture('png', { shade: 77 }))
  const send = (length: number, end: boolean) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
        socket.end()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(text))
      socket.write(
        `POST ${address} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: ${headers.authorization}\r\n` +
          `Content-Type: ${contentType}\r\nContent-Length: ${length}\r\n\r\n`,
      )
      socket.write(payload.subarray(0, payload.length - 50))
      if (end) socket.end()
    })
  expect(await send(payload.length, false)).toMatch(/^HTTP\/1.1 408 [^]*The upload took too long/)
  await send(payload.length + 1000, true)
  expect(await send(9_000_000, false)).toMatch(/^HTTP\/1.1 400 [^]*File is larger than 5 MB/)
  expect(await slow.database.$count(reviewUploads)).toBe(0)
  await expect.poll(() => readdir(tmpdir()), { timeout: 20_000 }).toEqual([])
})

test('a review shows its named pictures in order, each once, and no pictures of other clients (REV-49)', async () => {
  const [author, other] = [await shop.client(), await shop.client()]
  const subjectId = await shop.beer()
  const mine = await Promise.all(
    [1, 2, 3, 4].map(async (shade) => shop.uploaded(await aPicture('png', { shade }), author.headers)),
  )
  const theirs = await shop.uploaded(await aPicture('png', { shade: 1 }), other.headers)
  expect(theirs.url).toBe(mine[0]!.url)
  const order = [3, 0, 2, 1].map((at) => mine[at]!.uploadId)
  const refused = await shop.write({ subjectId, attachments: [order[0], theirs.uploadId] }, author.headers)
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'attachments'])
  expect((await shop.summary(subjectId)).totalComments).toBe(0)
  const review = await shop.written(
    { subjectId, attachments: [...order, order[0]!.toUpperCase()] },
    author.headers,
  )
  expect(review.attachments.map(({ id }) => id)).toEqual(order)
  const [listed] = (await shop.list({ subjectId })).comments
  expect(listed?.attachments).toEqual(review.attachments)
  const again = await shop.write({ subjectId, attachments: [order[0]] }, author.headers)
  expect([again.statusCode, again.json().message]).toEqual([
    400,
    'One of the images is no longer there. Please upload it again.',
  ])
})

test('uploads that no review claims go after a day, and a file with the last that shows it', async () => {
  await database.delete(reviewUploads)
  await database.delete(reviewPictures)
  await rm(folder, { recursive: true })
  const author = await shop.client()
  const later = (hours: number) =>
    sweepPictures(database, mediaStore, new Date(shop.now().getTime() + hours * hour * 1000))
  const [claimed, unclaimed] = [
    await shop.uploaded(await aPicture('png', { shade: 1 }), author.headers),
    await shop.uploaded(await aPicture('png', { shade: 2 }), author.headers),
  ]
  await shop.uploaded(await aPicture('png', { shade: 1 }), author.headers)
  const review = await shop.written(
    { subjectId: await shop.beer(), attachments: [claimed.uploadId] },
    author.headers,
  )
  await later(23)
  expect(await readdir(folder)).toHaveLength(4)
  await later(25)
  expect((await shop.get(claimed.url)).statusCode).toBe(200)
  expect((await shop.get(unclaimed.url)).statusCode).toBe(404)
  expect(await readdir(folder)).toHaveLength(2)
  expect(await database.$count(reviewUploads, eq(reviewUploads.reviewId, review.id))).toBe(1)
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, author.headers)
  await later(25)
  expect(await readdir(folder)).toEqual([])
})

test('a bucket stores, serves and sweeps pictures like a folder', async () => {
  const { settings, held } = await openBucketServer()
  const bucket = createBucketStore(settings)
  const other = await openReviewShop({ mediaStore: bucket, lasts: 'test' })
  const author = await other.client()
  const { url, uploadId } = await other.uploaded(await aPicture('jpeg'), author.headers)
  const name = url.replace('/media/kept/', '')
  expect(await held()).toEqual([name.replace('.webp', '-thumb.webp'), name])
  const served = await other.get(url)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await other.get(`/media/kept/${'0'.repeat(32)}.webp`)).statusCode).toBe(404)
  const review = await other.written(
    { subjectId: await other.beer(), attachments: [uploadId] },
    author.headers,
  )
  expect(review.attachments[0]?.url).toBe(url)
  await other.call('DELETE', '/api/account', { password: 'a firkin of mild' }, author.headers)
  await sweepPictures(other.database, bucket, new Date(other.now().getTime() + 25 * hour * 1000))
  expect(await held()).toEqual([])
})

test('a bucket that refuses its keys, or is away, lets uploads be tried again', async () => {
  const { settings } = await openBucketServer()
  const gone = { ...settings, url: 'http://127.0.0.1:9/dray' }
  for (const faulty of [{ ...settings, secretAccessKey: 'not-the-secret' }, gone]) {
    const other = await openReviewShop({ mediaStore: createBucketStore(faulty), lasts: 'test' })
    const { headers } = await other.client()
    const answer = await other.upload(await aPicture(), headers)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      503,
      '2',
      'database_away',
    ])
  }
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(tmpdir(), { recursive: true, force: true })
  vi.unstubAllEnvs()
})
