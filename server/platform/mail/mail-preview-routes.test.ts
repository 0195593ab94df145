import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { renderHtml } from '../../../tests/support/builders/whole-mail.ts'
import type { App } from '../http/app-type.ts'
import { createMailSender } from './create-mail-sender.ts'
import { mailPreviewRoutes } from './mail-preview-routes.ts'
import { mailTemplates } from './mail-templates.ts'

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'dray-mail-'))
  const app = Fastify() as unknown as App
  await app.register(mailPreviewRoutes, { folder, renderHtml })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return { app, folder }
}

test('the page shows every template, and each on its own', async () => {
  const { app } = await open()
  const page = await app.inject('/development/mails')
  for (const [name, { example }] of Object.entries(mailTemplates)) {
    expect(page.body).toContain(`src="/development/mails/${name}"`)
    const mail = await app.inject(`/development/mails/${name}`)
    expect(mail.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(mail.body).toContain('name' in example ? example.name : '<h1')
  }
  expect((await app.inject('/development/mails/toString')).body).toContain('was not found')
})

test('the preview shows mail files with working links, and escapes them', async () => {
  const { app, folder } = await open()
  const sender = createMailSender({ smtpUrl: null, from: 'hello@dray.example', folder })
  const to = { email: 'maggie@thetap.example', name: '' }
  const text = '<b>\n\nhttps://dray.example/account/confirm-email#token=abc\n'
  await sender.send({ id: 'first', to, subject: 'Confirm', text, html: '<p></p>' })
  const { body } = await app.inject('/development/mails')
  expect(body).toContain('Confirm to maggie@thetap.example')
  expect(body).toContain('&#60;b&#62;')
  expect(body).toContain('<a href="https://dray.example/account/confirm-email#token=abc">')
})
