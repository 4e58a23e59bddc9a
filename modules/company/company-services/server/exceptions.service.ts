import { addDays, type ISODate } from '#chile/dates.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import {
  companyAsked,
  inNamedCompany,
  type PlatformContext,
  todayAt,
} from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { type CompanyException, ExceptionCode, problemOf, stateOn } from '../model/exception.ts'

constraintMessages({
  company_exception_once: {
    message: 'La empresa ya tiene esa excepción en esas fechas',
    field: 'code',
  },
  company_exception_user: { message: 'No encontrado', field: 'userId', kind: 'invalid' },
})

type Asked = { companyId: number | null }

/** What was agreed with a company, newest first: in force, to come and ended. */
export function companyExceptions(context: PlatformContext, { companyId }: Asked) {
  const id = companyAsked(context, companyId)
  return inNamedCompany(context, id, (tx) => exceptionsOf(tx, todayAt(context.now)))
}

export type ExceptionRow = Awaited<ReturnType<typeof exceptionsOf>>[number]

async function exceptionsOf(tx: Tx, today: ISODate) {
  const rows = await tx
    .selectFrom('companyException as given')
    .select(['given.id', 'given.code', 'given.userId', 'given.since', 'given.until'])
    .select(['given.reason', 'given.createdAt', 'given.version'])
    .select(shortNameIn('given.userId').as('person'))
    .orderBy('given.since', 'desc')
    .orderBy('given.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    code: ExceptionCode.code(row.code),
    label: ExceptionCode.label(row.code),
    person: row.person || null,
    state: stateOn(today, row),
  }))
}

type New = Omit<Row<typeof CompanyException>, 'id' | 'version'>

/** Agrees an exception with one company, from a day on. Its audit keeps who gave it and why. */
export async function giveException(context: PlatformContext, input: New) {
  const { companyId, ...given } = input
  const problem = problemOf(given)
  if (problem) throw invalid(problem.field, problem.message)
  await requireCompany(context, companyId)
  return inNamedCompany(context, companyId, async (tx) => {
    const { id } = await tx
      .insertInto('companyException')
      .values({ ...given, loginId: context.principal.loginId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return exceptionById(context, tx, id)
  })
}

type End = { id: number; companyId: number; until: ISODate | null; version: number }

/**
 * Says until when an exception holds, today when nothing else is said. One that has not begun is
 * taken back whole; of one that held, the days on which it did stay as they were.
 */
export async function endException(context: PlatformContext, input: End): Promise<boolean> {
  const { id, companyId, version } = input
  await requireCompany(context, companyId)
  const today = todayAt(context.now)
  const until = input.until ?? today
  if (until < addDays(today, -1)) {
    throw invalid('until', 'Ya rigió hasta hoy: termina hoy o después')
  }
  await inNamedCompany(context, companyId, async (tx) => {
    const row = await exceptionById(context, tx, id)
    if (row.version !== version) {
      throw changedMeanwhile({ table: 'companyException', key: { id } }, 'cambió esta excepción')
    }
    if (row.state === 'ENDED') throw conflict('Esta excepción ya terminó')
    if (until < row.since) {
      await tx.deleteFrom('companyException').where('id', '=', id).execute()
      return
    }
    await tx
      .updateTable('companyException')
      .set({ until, version: version + 1 })
      .where('id', '=', id)
      .execute()
  })
  return true
}

async function exceptionById({ now }: PlatformContext, tx: Tx, id: number) {
  const found = (await exceptionsOf(tx, todayAt(now))).find((row) => row.id === id)
  if (!found) throw notFound()
  return found
}

/** Requires an existing company; an id of none is answered as not found. */
async function requireCompany({ services }: PlatformContext, companyId: number): Promise<void> {
  const found = await services.db.withPlatform((tx) =>
    companies(tx).select('id').where('id', '=', companyId).executeTakeFirst(),
  )
  if (!found) throw notFound()
}
