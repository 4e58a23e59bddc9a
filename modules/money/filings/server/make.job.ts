import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { lreBytes } from '#chile/lre/write.ts'
import { type IdentityDocument, institutionRut } from '#chile/identity-document.ts'
import { yearOf } from '#chile/period.ts'
import type { FiledBusiness } from '#law/filings/filed-contract.ts'
import type { YearWages } from '#law/filings/wages.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import { type Changes, changesBetween } from '../model/changes.ts'
import { type FilingKind, isYearly } from '../model/filing.ts'
import { complementOf } from '../model/complement.ts'
import {
  countErrors,
  fieldNames,
  type MadeFile,
  makeComplement,
  makeFile,
  rowsOfFile,
} from '../model/made-files.ts'
import { makeYear, yearPeople } from '../model/year.ts'
import { unionsOfItems } from '#modules/concepts/concept-library/server/index.ts'
import { filedContracts } from './contracts.queries.ts'
import { yearHash } from './year.queries.ts'
import { differencesPaidIn } from '#modules/payroll/retroactivity/server/index.ts'
import { yearWages } from './wages.queries.ts'
import { keepWages } from './wages.ts'

const input = z.object({ filingId: z.number() })

/**
 * Makes the file of a filing: reads the payslips of the closed month or year, writes and checks the
 * file, compares it with the one before, and keeps all of it in one transaction. Killed and run
 * again it writes the same bytes under the same key, and the row once.
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
      const { filing, content, before } = read
      const { made, people, wages } = content()
      // A file that the storage lost is compared with nothing; what is made now is none the worse.
      const kept = before && (await storage.exists(before.storageKey)) ? before : undefined
      if (before && !kept) job.log.warn('filings.before-missing', { jobId: job.job.id })
      const changes = kept && (await changesOf(storage, filing.kind, made, kept))
      const key = keyOf(job.session.companyId, filing.year, `filing:${filingId}`)
      const bytes = lreBytes(made.text)
      await storage.put(key, bytes, made.mediaType)
      await progress(2, 3, 'Guardando')
      await job.transaction(async (tx) => {
        await keep(tx, job, { filingId, key, bytes, made, changes, people })
        await keepWages(tx, filingId, wages, filing.factors)
      })
      await progress(3, 3, 'Listo')
      return { filingId }
    },
  })

type Before = { storageKey: string; layout: string; version: number }

/** All that a file is made of; nothing when it is made already. */
async function readFiling(tx: Tx, companyId: number, filingId: number) {
  const head = await headOf(tx, filingId)
  if (head.fileId !== null) return undefined
  const year = yearOf(head.yearMonth)
  const yearNow = isYearly(head.kind) ? await yearHash(tx, head.businessId, year) : null
  if (head.isOpen || head.now !== head.closedHash || yearNow !== head.yearHash) {
    throw conflict('El mes se reabrió mientras se hacía el archivo')
  }
  const filing = { ...head, year, factors: head.factors ?? [] }
  const content = isYearly(head.kind)
    ? await readYear(tx, companyId, filing)
    : head.originMonth === null
      ? await readMonth(tx, companyId, filing)
      : await readComplement(tx, companyId, { ...filing, originMonth: head.originMonth })
  return { filing, content, before: await fileBefore(tx, head) }
}

const headOf = (tx: Tx, filingId: number) =>
  tx
    .selectFrom('filing')
    .innerJoin('business', 'business.id', 'filing.businessId')
    .innerJoin('payrollMonth as month', 'month.id', 'filing.payrollMonthId')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['filing.kind', 'filing.layout', 'filing.yearMonth', 'filing.ccafPercent'])
    .select(['filing.closedHash', 'filing.fileId', 'filing.number', 'filing.payrollMonthId'])
    .select(['filing.businessId', 'filing.yearHash', 'filing.factors', 'filing.originMonth'])
    .select(['business.rut as businessRut', 'business.ccafCode', 'business.mutualCode'])
    .select(['business.communeCode', 'run.id as runId', 'run.planHash', 'month.closedHash as now'])
    .select('month.isOpen')
    .where('filing.id', '=', filingId)
    .executeTakeFirstOrThrow()
type Head = Awaited<ReturnType<typeof headOf>>

/** How a file is written once all of it was read: its text, its people and the years of a DJ. */
type Content = () => {
  made: MadeFile
  people: ReadonlyMap<string, number>
  wages: readonly YearWages[]
}

/** People by their documents: as they are stored, and as a file writes them. */
const byRut = (people: readonly (IdentityDocument & { userId: number })[]) =>
  new Map(
    people.flatMap((one): [string, number][] => [
      [one.rut, one.userId],
      [institutionRut(one, ['RUT', 'NIC']) ?? one.rut, one.userId],
    ]),
  )

async function readMonth(tx: Tx, companyId: number, filing: Head): Promise<Content> {
  const { kind, layout, businessRut } = filing
  if (kind === 'DJ1887' || kind === 'PREVIRED_ADDED') {
    throw new Error('A year or a complement is not read as a month')
  }
  const contracts = await contractsOf(tx, companyId, filing, filing)
  const business = await businessOf(tx, filing, filing.yearMonth)
  const differences = kind === 'PREVIRED' ? await differencesPaidIn(tx, filing.payrollMonthId) : []
  return () => ({
    made: makeFile({ kind, layout, businessRut, business, differences }, contracts),
    people: byRut(contracts),
    wages: [],
  })
}

type OfRun = { yearMonth: number; runId: number; planHash: string }

const contractsOf = (tx: Tx, companyId: number, filing: Head, of: OfRun) =>
  filedContracts(tx, {
    companyId,
    yearMonth: of.yearMonth,
    runId: of.runId,
    planHash: of.planHash,
    businessCommune: filing.communeCode,
  })

const businessOf = async (tx: Tx, filing: Head, month: number): Promise<FiledBusiness> => ({
  month,
  ccaf: filing.ccafCode,
  mutual: filing.mutualCode,
  ccafPercent: Number(filing.ccafPercent),
  unionOfItem: new Map(
    [...(await unionsOfItems(tx, month))].flatMap(([code, { rut }]) =>
      rut === null ? [] : [[code, rut] as const],
    ),
  ),
})

/** What a month paid of the contributions of one that closed: the people of that one declare it. */
async function readComplement(
  tx: Tx,
  companyId: number,
  filing: Head & { originMonth: number },
): Promise<Content> {
  const { originMonth, businessId, businessRut, layout } = filing
  const origin = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.yearMonth', 'run.id as runId', 'run.planHash'])
    .where('month.businessId', '=', businessId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '=', originMonth)
    .executeTakeFirstOrThrow()
  const differences = await differencesPaidIn(tx, filing.payrollMonthId)
  const contracts = await contractsOf(tx, companyId, filing, origin)
  const payers = await contractsOf(tx, companyId, filing, filing)
  const business = await businessOf(tx, filing, originMonth)
  return () => {
    const complement = complementOf(originMonth, differences, contracts, payers)
    return {
      made: makeComplement({ layout, businessRut, business }, filing.yearMonth, complement),
      people: byRut([...payers, ...complement.contracts]),
      wages: [],
    }
  }
}

type YearHead = Head & { year: number; factors: readonly string[] }

async function readYear(tx: Tx, companyId: number, filing: YearHead): Promise<Content> {
  const { businessId, businessRut, year, factors } = filing
  const { people, unread } = await yearWages(tx, { companyId, businessId, year })
  return () => ({
    made: makeYear({ businessRut, year, factors, unread }, people),
    people: byRut(people),
    wages: yearPeople(people).declared,
  })
}

/** The last file of the same kind that was made of the month before this one. */
const fileBefore = (
  tx: Tx,
  { payrollMonthId, kind, number, originMonth }: Head,
): Promise<Before | undefined> =>
  tx
    .selectFrom('filing')
    .innerJoin('file', 'file.id', 'filing.fileId')
    .select(['file.storageKey', 'filing.layout', 'filing.version'])
    .where('filing.payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`filing.kind = ${kind}`)
    .where('filing.number', '<', number)
    .where(sql<boolean>`filing.origin_month is not distinct from ${originMonth}::int`)
    .orderBy('filing.number', 'desc')
    .limit(1)
    .executeTakeFirst()

async function changesOf(
  storage: Storage,
  kind: FilingKind,
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
      people: made.people ?? new Set(people.values()).size - made.left,
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
