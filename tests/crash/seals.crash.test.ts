// A worker that is killed while it seals: each document once, and its hash is that of its file.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '#platform/server/storage/open.ts'
import { startApi } from '../api.ts'
import { demoSecretFile, withDemoFiles } from '../database.ts'
import { hashOfFirst, lastSignature } from '../readers.ts'
import { startWorker } from '../server.ts'
import { signaturesOf } from '../signatures.ts'
import { kills, killUntil } from './kills.ts'

const documents = 8

const started = await startApi()
const { database, services, world, asCompany, restJobs } = started
const signatures = signaturesOf(started)

const folder = mkdtempSync(path.join(tmpdir(), 'minga-seals-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
withDemoFiles(path.join(folder, 'files'))
copyFileSync(demoSecretFile(), path.join(folder, 'session-secret'))
const { storage } = openStorage({}, path.join(folder, 'files'))
const begin = () => startWorker(database, { DATA_DIR: folder, LOG_LEVEL: 'silent' })

type Row = { code: string; sha: string; size: string; final: string; key: string; n: string }

test(`seals survive ${kills} kills: each once, and its hash is that of the kept file`, async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
  const codes: string[] = []
  await restJobs()
  for (let n = 0; n < documents; n += 1) {
    const request = await signatures.sent(`Anexo ${n}`, world.people.bernarda)
    await signatures.openAndSign('supergerente', request)
    await signatures.openAndSign('trabajador', request)
    codes.push(request.code)
  }
  const { rows: kept } = await database.owner.query<{ key: string }>(
    `select f.storage_key as key from signature_request r
     join document_version v on v.company_id = r.company_id and v.document_id = r.document_id
     join file f on f.company_id = v.company_id and f.id = v.file_id where r.code = any($1)`,
    [codes],
  )
  for (const { key } of kept) {
    await storage.put(key, await buffer(await services.storage.get(key)), 'application/pdf')
  }
  // The file is written by then, and its row is not.
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.7); return null; end $$`)
  await asCompany(`create trigger take_a_while after insert on document_version
    for each statement execute function app.take_a_while()`)
  const sealed = async () => {
    const { rows } = await database.owner.query<{ n: number }>(
      `select count(*)::int as n from signature_request where code = any($1)
         and state = 'COMPLETED'`,
      [codes],
    )
    return rows[0]?.n ?? 0
  }
  let worker = begin()
  await killUntil({
    done: sealed,
    isOver: async () => (await sealed()) === documents,
    again: async () => {
      await worker.kill()
      worker = begin()
    },
  })
  await worker.kill()
  const { rows } = await database.owner.query<Row>(
    `select r.code, r.sha256 as sha, r.size, r.final_sha256 as final, f.storage_key as key,
       (select count(*) from signature_event e where e.company_id = r.company_id
         and e.request_id = r.id and e.kind = 'COMPLETED') as n
     from signature_request r
     join document_version v on v.company_id = r.company_id and v.document_id = r.document_id
       and v.no = r.final_no and v.sha256 = r.final_sha256
     join file f on f.company_id = v.company_id and f.id = v.file_id where r.code = any($1)`,
    [codes],
  )
  expect(rows).toHaveLength(documents)
  for (const { sha, size, final, key, n } of rows) {
    const pdf = await buffer(await storage.get(key))
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(final)
    expect(hashOfFirst(pdf, Number(size))).toBe(sha)
    expect(lastSignature(pdf).covers).toBe(pdf.length)
    expect(Number(n)).toBe(1)
  }
  const mails = await database.owner.query(
    `select from mail_outbox where subject like 'Firmado por todos: Anexo %'`,
  )
  expect(mails.rowCount).toBe(2 * documents)
})
