import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import {
  readingsOfPerson,
  type ReadingOfPerson,
} from '#modules/administration/audit/server/index.ts'
import type { Context, RequestContext } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { defineJob, type JobContext, type Progress } from '#platform/server/jobs/job.ts'
import { keepFile, madeFile } from '#platform/server/jobs/made-file.ts'
import { zipOf } from '#platform/server/pdf/zip.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weighed } from '#platform/server/storage/weigh.ts'
import { givesCopy } from '../model/catalogs.ts'
import { exportedTables } from '../model/copied-tables.ts'
import { type Held, withCode } from './door.ts'
import { copyOf, dataFiles, type Gathered } from './export-files.ts'
import { type ExportedRow, filesOf, rowsOf } from './export.queries.ts'
import { requests } from './requests.queries.ts'

type Asking = Pick<Context, 'tx' | 'session' | 'services' | 'now'>
type Granted = { id: number; userId: number; kind: string; state: string; version: number }

function requireGiven(row: Pick<Granted, 'kind' | 'state'>): void {
  if (!givesCopy(row)) {
    throw conflict('La copia la da una solicitud de acceso o de portabilidad que se concede')
  }
}

/**
 * Begins the copy of one's own data that a granted request gives, or answers how far it is. It is
 * for its person alone: whoever answers grants it, and does not read it by that.
 */
export async function exportPerson(context: Context, { id }: { id: number }) {
  const row = await requests.one(context, id)
  if (!row.isOwn) throw notFound()
  return copyFor(context, row)
}

/** The copy of the person who holds the code of a mail. */
export const exportPersonByCode = (
  request: RequestContext,
  { id, ...held }: Held & { id: number },
) =>
  withCode(request, held, async ({ tx, userId, session, now }) => {
    const row = await tx
      .selectFrom('privacyRequest')
      .select(['id', 'userId', 'kind', 'state', 'version'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow(notFound)
    return copyFor({ tx, session, now, services: request.services }, row)
  })

function copyFor(asking: Asking, row: Granted) {
  requireGiven(row)
  const { id, userId, version } = row
  return madeFile(asking, {
    job: personExport(undefined),
    input: { id, userId, at: asking.now.toISOString() },
    key: `person:${id}:${version}`,
    total: exportedTables.length,
  })
}

/** Puts all that is kept of a person into one zip. */
export const personExport = (storage: Storage | undefined) =>
  defineJob({
    kind: 'privacy.export',
    input: z.object({ id: z.number().int(), userId: z.number().int(), at: z.iso.datetime() }),
    async run(job, { id, userId, at }, progress) {
      if (!storage) throw new Error('personExport runs in a worker, with a storage')
      await job.transaction((tx) => requireStillGiven(tx, id, userId))
      const gathered = await gather(job, userId, progress)
      const asked = new Date(at)
      const { stream, weight } = weighed(zipOf(entries(storage, job, gathered, asked)))
      const key = keyOf(job.session.companyId, asked.getUTCFullYear(), `person:${job.job.id}`)
      const [name, mediaType] = ['Mis datos.zip', 'application/zip']
      await storage.put(key, stream, mediaType)
      const total = exportedTables.length
      await progress(total, total, 'Listo')
      const kept = { key, name, mediaType, of: 'personExport', id: job.job.id }
      await job.transaction((tx) => keepFile(tx, { ...kept, ...weight() }))
      return { key, name, mediaType }
    },
  })

async function requireStillGiven(tx: Tx, id: number, userId: number): Promise<void> {
  const row = await tx
    .selectFrom('privacyRequest')
    .select(['kind', 'state'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow(notFound)
  requireGiven(row)
}

/** Readings of one page of the trail. */
const PAGE = 2000

async function gather(job: JobContext, userId: number, progress: Progress): Promise<Gathered> {
  const tables = new Map<string, readonly ExportedRow[]>()
  for (const [done, one] of exportedTables.entries()) {
    job.throwIfCancelled()
    await progress(done, exportedTables.length, 'Reuniendo')
    const rows = await job.transaction((tx) => rowsOf(tx, userId, one))
    if (rows.length > 0) tables.set(one.table, rows)
  }
  const ids = [...tables.values()].flatMap((rows) => rows.flatMap(({ files }) => files))
  const readings: ReadingOfPerson[] = []
  for (let number = 1; readings.length === (number - 1) * PAGE; number += 1) {
    const page = { number, size: PAGE }
    const { rows } = await job.transaction((tx) =>
      readingsOfPerson({ tx }, userId, { page, counted: false }),
    )
    readings.push(...rows)
    if (rows.length === 0) break
  }
  return job.transaction(async (tx) => ({
    tables,
    readings,
    files: await filesOf(tx, [...new Set(ids)]),
    company: await nameOfCompany(tx),
  }))
}

async function nameOfCompany(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select string_agg(name, ', ' order by id) as name
    from business where company_id = app.current_company()`.execute(tx)
  return rows[0]?.name ?? ''
}

/** One file that was lost keeps nobody from the rest of their data. */
const MISSING = Buffer.from('Este archivo no está donde debería: pida a la empresa que lo busque.')

async function* entries(storage: Storage, job: JobContext, gathered: Gathered, at: Date) {
  yield* dataFiles(gathered, at)
  for (const file of gathered.files) {
    job.throwIfCancelled()
    if (await storage.exists(file.storageKey)) {
      yield { name: copyOf(file), content: await buffer(await storage.get(file.storageKey)) }
    } else {
      yield { name: `${copyOf(file)} - no está.txt`, content: MISSING }
    }
  }
}
