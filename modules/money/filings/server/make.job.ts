import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { lreBytes } from '#chile/lre/write.ts'
import type { FiledBusiness } from '#law/filings/filed.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { type Changes, changesBetween } from '../model/changes.ts'
import { countErrors, fieldNames, type MadeFile, makeFile, rowsOfFile } from '../model/made.ts'
import { filedContracts } from './contracts.queries.ts'

const input = z.object({ filingId: z.number() })

/**
 * Makes the file of a filing: reads the payslips of the closed month, writes and checks the file,
 * compares it with the one before, and keeps all of it in one transaction. Killed and run again it
 * writes the same bytes under the same key, and the row once.
 */
export const makeFilingFile = (storage: Storage | undefined) =>
  defineJob({
    kind: 'filings.make',
    input,
    maxAttempts: 2,
    async run(job, { filingId }, progress) {
      if (!storage) throw new Error('makeFilingFile runs in a worker, with a storage')
      await progress(0, 3, 'Leyendo las liquidaciones')
      const read = await job.transaction((tx) => readFiling(tx, job.session.companyId, filingId))
      if (!read) return { filingId }
      await progress(1, 3, 'Escribiendo y revisando el archivo')
      const { filing, business, contracts, before } = read
      const made = makeFile({ ...filing, business }, contracts)
      const changes = before && (await changesOf(storage, filing.kind, made, before))
      const key = keyOf(job.session.companyId, filing.year, `filing:${filingId}`)
      const bytes = lreBytes(made.text)
      await storage.put(key, bytes, made.mediaType)
      await progress(2, 3, 'Guardando')
      const people = new Map(contracts.map(({ rut, userId }) => [rut, userId]))
      await job.transaction((tx) => keep(tx, job, { filingId, key, bytes, made, changes, people }))
      await progress(3, 3, 'Listo')
      return { filingId }
    },
  })

type Before = { storageKey: string; layout: string; version: number }

/** All that a file is made of; nothing when it is made already. */
async function readFiling(tx: Tx, companyId: number, filingId: number) {
  const filing = await tx
    .selectFrom('filing')
    .innerJoin('business', 'business.id', 'filing.businessId')
    .innerJoin('payrollMonth as month', 'month.id', 'filing.payrollMonthId')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['filing.kind', 'filing.layout', 'filing.yearMonth', 'filing.ccafPercent'])
    .select(['filing.closedHash', 'filing.fileId', 'filing.number', 'filing.payrollMonthId'])
    .select(['business.rut as businessRut', 'business.ccafCode', 'business.mutualCode'])
    .select(['business.communeCode', 'run.id as runId', 'run.planHash', 'month.closedHash as now'])
    .select('month.isOpen')
    .where('filing.id', '=', filingId)
    .executeTakeFirstOrThrow()
  if (filing.fileId !== null) return undefined
  if (filing.isOpen || filing.now !== filing.closedHash) {
    throw conflict('El mes se reabrió mientras se hacía el archivo')
  }
  const contracts = await filedContracts(tx, {
    companyId,
    yearMonth: filing.yearMonth,
    runId: filing.runId,
    planHash: filing.planHash,
    businessCommune: filing.communeCode,
  })
  const business: FiledBusiness = {
    month: filing.yearMonth,
    ccaf: filing.ccafCode,
    mutual: filing.mutualCode,
    ccafPercent: Number(filing.ccafPercent),
  }
  const year = Math.floor(filing.yearMonth / 100)
  return { filing: { ...filing, year }, business, contracts, before: await fileBefore(tx, filing) }
}

/** The last file of the same kind that was made of the month before this one. */
const fileBefore = (
  tx: Tx,
  { payrollMonthId, kind, number }: { payrollMonthId: number; kind: string; number: number },
): Promise<Before | undefined> =>
  tx
    .selectFrom('filing')
    .innerJoin('file', 'file.id', 'filing.fileId')
    .select(['file.storageKey', 'filing.layout', 'filing.version'])
    .where('filing.payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`filing.kind = ${kind}`)
    .where('filing.number', '<', number)
    .orderBy('filing.number', 'desc')
    .limit(1)
    .executeTakeFirst()

async function changesOf(
  storage: Storage,
  kind: 'PREVIRED' | 'LRE',
  made: MadeFile,
  before: Before,
): Promise<Changes> {
  const bytes = await buffer(await storage.get(before.storageKey))
  const old = new TextDecoder('windows-1252').decode(bytes)
  const fields = fieldNames(kind, made.version)
  return changesBetween(
    fields,
    rowsOfFile(kind, old, before.layout, before.version),
    rowsOfFile(kind, made.text, made.layout, made.version),
  )
}

type Kept = {
  filingId: number
  key: string
  bytes: Uint8Array
  made: MadeFile
  changes: Changes | undefined
  people: ReadonlyMap<string, number>
}

async function keep(
  tx: Tx,
  job: JobContext,
  { filingId, key, bytes, made, changes, people }: Kept,
) {
  const weight = weightOf(bytes)
  const { id: fileId } = await tx
    .insertInto('file')
    .values({
      storageKey: key,
      name: made.name,
      mediaType: made.mediaType,
      ...weight,
      relatedType: 'filing',
      relatedId: String(filingId),
      userId: job.session.userId,
      loginId: job.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const errors = countErrors(made.findings)
  await tx
    .updateTable('filing')
    .set({
      fileId,
      sha256: weight.sha256.toString('hex'),
      people: people.size,
      lines: made.lines,
      errors,
      warnings: made.findings.length - errors,
      totals: JSON.stringify(made.totals),
      changes: changes ? JSON.stringify(changes) : null,
      madeAt: sql<Date>`now()`,
    })
    .where('id', '=', filingId)
    .execute()
  await keepFindings(tx, filingId, made, people)
}

/** Every sentence in one statement, whatever their number. */
async function keepFindings(
  tx: Tx,
  filingId: number,
  { findings }: MadeFile,
  people: ReadonlyMap<string, number>,
): Promise<void> {
  if (findings.length === 0) return
  const column = <T>(of: (finding: MadeFile['findings'][number]) => T) => findings.map(of)
  await sql`insert into filing_finding
      (company_id, filing_id, n, rule, level, line, field, user_id, words)
    select app.current_company(), ${filingId}, f.n, f.rule, f.level, f.line, f.field, f.user_id,
      f.words
    from unnest(${column(({ rule }) => rule)}::text[], ${column(({ level }) => level)}::text[],
      ${column(({ line }) => line)}::int[], ${column(({ field }) => field)}::int[],
      ${column(({ rut }) => (rut === null ? null : (people.get(rut) ?? null)))}::bigint[],
      ${column(({ words }) => words)}::text[])
      with ordinality as f (rule, level, line, field, user_id, words, n)
    on conflict (company_id, filing_id, n) do nothing`.execute(tx)
}
