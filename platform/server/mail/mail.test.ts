import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { type Database, openDatabase } from '../sql/db.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLog } from '../observe/logger.ts'
import { defineMail, enqueueMail, enqueueMails, messageId } from './mail.ts'
import { openStorage } from '../storage/open.ts'
import { keyOf } from '../storage/storage.ts'
import { MOST_ATTACHED, sendMailTask } from './task.ts'

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
  let owner: pg.Pool
  const log = createLog({ level: 'silent' })
  const folder = mkdtempSync(path.join(tmpdir(), 'minga-mail-'))
  const { storage } = openStorage({}, folder)
  beforeAll(async () => {
    database = await freshDatabase('empty')
    db = openDatabase(database.appUrl)
    owner = new pg.Pool({ connectionString: database.url, max: 1 })
  })
  afterAll(async () => {
    await db.close()
    await owner.end()
    rmSync(folder, { recursive: true })
  })

  const workerWith = (env: Record<string, string>) =>
    startWorker({
      databaseUrl: database.url,
      db,
      jobs: [],
      tasks: [sendMailTask({ db, storage, log, env })],
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

  describe('with files', () => {
    const session = (companyId: number) => ({
      companyId,
      userId: null,
      loginId: null,
      acting: false,
      traceId: 'prueba',
    })
    const companyOf = async (slug: string) => {
      const { rows } = await owner.query<{ id: string }>(
        'insert into company (name, slug) values ($1, $1) returning id',
        [slug],
      )
      return Number(rows[0]?.id)
    }
    const kept = async (companyId: number, name: string, size: number) => {
      const key = keyOf(companyId, 2026, name)
      await storage.put(key, Buffer.from('%PDF-1.7 firmado'), 'application/pdf')
      const { rows } = await owner.query<{ id: string }>(
        `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type,
           related_id) values ($1, $2, $3, 'application/pdf', $4, sha256('x'), 'document', '1')
         returning id`,
        [companyId, key, name, size],
      )
      return Number(rows[0]?.id)
    }
    const ask = (companyId: number, key: string, files: readonly number[]) =>
      db.withTenant(session(companyId), (tx) =>
        enqueueMails(tx, [{ key, to: 'ana@minga.test', mail: sample, files }]),
      )

    test('takes those of its company, unless they are too big', async () => {
      const here = await companyOf('adjuntos')
      const small = await kept(here, 'contrato.pdf', 16)
      const big = await kept(here, 'enorme.pdf', MOST_ATTACHED)
      const server = await startSmtp()
      const worker = await workerWith({ SMTP_URL: server.url })
      await ask(here, 'files:1', [small])
      await until(async () => (await rowOf('files:1'))?.status === 'SENT')
      await ask(here, 'files:2', [small, big])
      await until(async () => (await rowOf('files:2'))?.status === 'SENT')
      await worker.stop()
      await server.stop()
      const [with1 = '', without = ''] = server.received
      expect(with1).toContain('filename=contrato.pdf')
      expect(with1).toContain(Buffer.from('%PDF-1.7 firmado').toString('base64'))
      expect(without).not.toContain('filename=')
      expect(without).toContain('muy grande para un correo')
    })

    test('takes none of another company', async () => {
      const foreign = await kept(await companyOf('ajena'), 'ajeno.pdf', 16)
      const asking = ask(await companyOf('curiosa'), 'files:3', [foreign])
      await expect(asking).rejects.toThrow('Un archivo de un correo no es de la empresa')
      expect(await rowOf('files:3')).toBeUndefined()
    })
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
