import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { aPicture } from '../../../tests/support/builders/picture-files.ts'
import { openReviewShop } from '../../../tests/support/shops/review-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'

const shop = await openReviewShop()

test('an address that is not confirmed writes, changes, votes, reports and uploads nothing (security 6)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  const headers = bearer(await shop.register())
  for (const answer of [
    await shop.write({ subjectId }, headers),
    await shop.edit(id, { body: 'Something else altogether.' }, headers),
    await shop.react(id, 'upvote', headers),
    await shop.report(id, 'Not about the beer', headers),
    await shop.upload(await aPicture(), headers),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'email_unconfirmed'])
  const list = await shop.list({ subjectId })
  expect([list.meta.total, list.comments[0]?.reactions.upvotes]).toEqual([1, 0])
})

test('reports of clients who have not ordered, or came today, hide nothing (security 6)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { id } = await shop.written({ subjectId }, author.headers)
  const isShown = async () => (await shop.list({ subjectId })).meta.total === 1
  for (let time = 0; time < 4; time += 1) await shop.reported(id, (await shop.client()).headers)
  for (let time = 0; time < 2; time += 1) {
    const buyer = await shop.client()
    await shop.makeBuyer(buyer.id)
    await shop.reported(id, buyer.headers)
  }
  const young = await shop.client()
  await shop.makeBuyer(young.id)
  await shop.database.execute(
    `update clients set created_at = '${shop.now().toISOString()}' where id = '${young.id}'`,
  )
  await shop.reported(id, young.headers)
  expect(await isShown()).toBe(true)
  const third = await shop.client()
  await shop.makeBuyer(third.id)
  await shop.reported(id, third.headers)
  expect(await isShown()).toBe(false)
})

test('pictures of a hidden review are not served, by no way of writing their address (security 6)', async () => {
  const author = await shop.client()
  const subjectId = await shop.beer()
  const { uploadId, url, thumbUrl } = (await shop.upload(await aPicture(), author.headers)).json()
  const { id } = await shop.written({ subjectId, attachments: [uploadId] }, author.headers)
  expect((await shop.get(url)).statusCode).toBe(200)
  const run = (...words: string[]) => commandFor(words)(shop.database, operatorContext)
  await run('reviews', 'hide', id, 'Not', 'a', 'beer')
  const name = url.replace('/media/kept/', '')
  for (const path of [
    url,
    thumbUrl,
    `/media//kept/${name}`,
    `/media/./kept/${name}`,
    `/media/%6bept/${name}`,
  ])
    expect([403, 404]).toContain((await shop.get(path)).statusCode)
  await run('reviews', 'approve', id)
  expect((await shop.get(url)).statusCode).toBe(200)
})
