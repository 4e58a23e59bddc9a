import { parseRut } from '#chile/rut.ts'
import { readRows, type SentRow } from '#platform/model/pasted-list.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { PastedPayment } from '../model/columns.ts'
import { readPayments } from '../model/pasted-payments.ts'
import { reached } from './subsidies.queries.ts'

type Asked = { rows: readonly SentRow<PastedPayment>[] }

/** Reads a pasted list against the subsidies within reach that are expected. */
async function readIn(context: Context, { rows }: Asked) {
  const lines = readRows(rows)
  const ruts = [...new Set(lines.flatMap(({ rut }) => parseRut(rut) ?? []))]
  const awaited = await reached(context, 'leaveSubsidies.update')
    .select(['subsidy.id', 'users.rut', 'absence.licenseNumber as license'])
    .select(['subsidy.owed', 'subsidy.received'])
    .where(sql<boolean>`users.rut = any(${ruts}::text[])`)
    .where('subsidy.status', 'in', ['OPEN', 'CLAIMED', 'PARTIAL', 'APPEALED'])
    .orderBy('subsidy.id')
    .forNoKeyUpdate('subsidy')
    .execute()
  return readPayments(lines, awaited, context.today)
}

/** What is wrong with each row of a pasted list, and in which of its cells; nothing is written. */
export async function leaveSubsidyLines(context: Context, asked: Asked) {
  const read = await readIn(context, asked)
  return read.map((row) =>
    'wrong' in row ? { wrong: row.wrong, problem: row.problem } : { wrong: null, problem: null },
  )
}
export type CheckedLine = Awaited<ReturnType<typeof leaveSubsidyLines>>[number]

/**
 * Keeps a pasted list of what institutions gave back, all of it or none, in as many statements for
 * many rows as for one.
 *
 * @throws UserError of kind `invalid` at the first cell that cannot be
 */
export async function pasteLeaveSubsidyPayments(context: Context, asked: Asked) {
  if (asked.rows.length === 0) throw invalid('rows', 'Pegue primero la lista')
  const { session, now } = context
  const read = (await readIn(context, asked)).map((row, place) => {
    if ('wrong' in row) {
      throw invalid(`rows.${place}.${row.wrong}`, `Fila ${place + 1}: ${row.problem}`)
    }
    return row
  })
  await context.tx
    .insertInto('leaveSubsidyPayment')
    .values(
      read.map(({ subsidyId, receivedOn, amount }) => ({
        leaveSubsidyId: subsidyId,
        receivedOn,
        amount,
        loginId: session.loginId,
      })),
    )
    .execute()
  await context.client.query(
    `update leave_subsidy s set received = s.received + got.amount, updated_login_id = $3,
       updated_at = $4, version = s.version + 1,
       status = case when s.received + got.amount >= s.owed then 'RECEIVED' else 'PARTIAL' end
     from (select id, sum(amount) as amount
       from jsonb_to_recordset($2::jsonb) as one (id bigint, amount bigint) group by id) got
     where s.company_id = $1 and s.id = got.id`,
    [
      session.companyId,
      JSON.stringify(read.map(({ subsidyId, amount }) => ({ id: subsidyId, amount }))),
      session.loginId,
      now,
    ],
  )
  return { entered: read.length }
}
