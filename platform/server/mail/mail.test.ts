import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { type Database, openDatabase } from '../sql/db.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLog } from '../observe/logger.ts'
import { defineMail, enqueueMail, messageId } from './mail.ts'
import { sendMailTask } from './task.ts'

const recovery = defineMail<{ name: string; url: string }>(({ name, url }) => ({
  subject: 'Recuperación de\ncontraseña',
  blocks: [`Hola ${name}:`, { label: 'Elegir otra contraseña', url }],
}))
const link = 'https://minga.test/recover/abc?x=1&y=2'
const sample = recovery({ name: '<b>Ana</b> & "Eva"', url: link })

describe('a mail', () => {
  test('says the same in text and in HTML, every value escaped', () => {
    expect(sample.subject).toBe('Recuperación de contraseña')
    expect(sample.text).toContain(
      'Hola <b>Ana</b> & "Eva":\n\nElegir otra contraseña:\nhttps://minga.test',
    )
    expect(sample.html).toContain('Hola &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Eva&quot;:')
    expect(sample.html).toContain('href="https://minga.test/recover/abc?x=1&amp;y=2"')
    expect(sample.html).not.toContain('<b>')
  })

  test('links to the web and nowhere else', () => {
    expect(() => recovery({ name: 'Ana', url: 'javascript:alert(1)' })).toThrow(RangeError)
  })
})

describe('sending', () => {
  let database: TestDatabase
  let db: Database
  const log = createLog({ level: 'silent' })
  beforeAll(async () => {
    database = await freshDatabase('empty')
    db = openDatabase(database.appUrl)
  })
  afterAll(() => db.close())

  const workerWith = (env: Record<string, string>) =>
    startWorker({
      databaseUrl: database.url,
      db,
      jobs: [],
      tasks: [sendMailTask({ db, log, env })],
      log,
    })
  const asked = (key: string, to = 'ana@minga.test') =>
    db.withPlatform((tx) => enqueueMail(tx, key, to, sample))
  const rowOf = (key: string) =>
    db.withPlatform((tx) =>
      tx.selectFrom('mailOutbox').selectAll().where('key', '=', key).executeTakeFirst(),
    )

  test('leaves mail readable in the outbox where there is no SMTP', async () => {
    const worker = await workerWith({})
    await asked('kept:1')
    await until(async () => (await rowOf('kept:1'))?.status === 'KEPT')
    expect(await rowOf('kept:1')).toMatchObject({
      recipient: 'ana@minga.test',
      textBody: sample.text,
    })
    await worker.stop()
  })

  test('goes out once by key, with a stable id, and its text is forgotten', async () => {
    const server = await startSmtp()
    const worker = await workerWith({ SMTP_URL: server.url, MAIL_FROM: 'Minga <hola@minga.test>' })
    await Promise.all([asked('sent:1'), asked('sent:1'), asked('sent:1')])
    await until(async () => (await rowOf('sent:1'))?.status === 'SENT')
    await asked('sent:1')
    await sleep(300)
    await worker.stop()
    await server.stop()

    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatch(/^From: Minga <hola@minga\.test>/m)
    expect(server.received[0]).toContain(messageId('sent:1'))
    expect(await rowOf('sent:1')).toMatchObject({ textBody: null, htmlBody: null })
  })

  test('is tried again when the server refuses', async () => {
    const server = await startSmtp({ refuseFirst: 1 })
    const worker = await workerWith({ SMTP_URL: server.url })
    await asked('again:1')
    await until(async () => (await rowOf('again:1'))?.status === 'SENT')
    await worker.stop()
    await server.stop()
    expect(server.received).toHaveLength(1)
  })

  test('is undone with the transaction that asked', async () => {
    await expect(
      db.withPlatform(async (tx) => {
        await enqueueMail(tx, 'undone:1', 'ana@minga.test', sample)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await rowOf('undone:1')).toBeUndefined()
  })

  test.each(['ana@minga.test, eva@minga.test', 'ana', 'a@b\r\nBcc: x@y.cl', '"a" <a@b.cl>'])(
    'refuses the recipient «%s»',
    async (to) => {
      await expect(asked('bad:1', to)).rejects.toThrow(RangeError)
    },
  )
})

async function startSmtp({ refuseFirst = 0 } = {}) {
  const received: string[] = []
  let refusals = refuseFirst
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const message = await text(stream)
      refusals -= 1
      if (refusals >= 0) return callback(new Error('busy'))
      received.push(message)
      callback()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function until(reached: () => Promise<boolean>) {
  const start = Date.now()
  while (!(await reached())) {
    if (Date.now() - start > 15_000) throw new Error('it did not happen in time')
    await sleep(25)
  }
}
