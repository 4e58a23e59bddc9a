import { z } from 'zod'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { unchangedSince } from '#platform/server/records/unchanged-rows.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

const Was = z.object({
  id: z.number(),
  version: z.number(),
  status: z.enum(['PENDING', 'APPROVED']),
  response: z.string().nullable(),
  why: z.string(),
})

/**
 * Absences that begin after the last day are annulled. One that goes on over it stays as it was
 * registered, because a medical leave is of its person: the payslip counts its days until the end.
 */
contractEnd.on('absences', {
  part: 'ABSENCES',
  async lines(tx, endings) {
    const { rows } = await sql<Row>`select a.id, a.user_contract_id as "contractId",
        ending.last::text as last, a.start_date::text as "startDate",
        a.end_date::text as "endDate", a.response_status as status, a.response, a.version
      from unnest(${endings.map(({ contractId }) => contractId)}::bigint[],
        ${endings.map(({ finalDate }) => finalDate)}::date[]) as ending (contract, last)
      join absence a on a.company_id = app.current_company()
        and a.user_contract_id = ending.contract
      where a.response_status in ('PENDING', 'APPROVED') and a.end_date > ending.last
      order by a.user_contract_id, a.start_date, a.id`.execute(tx)
    return rows.map(lineOf)
  },
  async end({ tx, session }, lines) {
    const rows = lines.map(({ was }) => Was.parse(was))
    const now = rows.map(({ id, why }) => ({ id, status: 'CANCELED', response: why }))
    await write(tx, session.loginId, now)
  },
  async restore({ tx, session }, lines) {
    const all = lines.map(({ id, was }) => ({ line: id, ...Was.parse(was) }))
    const same = await unchangedSince(tx, 'absence', all)
    await write(tx, session.loginId, same)
    return same.map(({ line }) => line)
  },
})

type Row = {
  id: number
  contractId: number
  last: ISODate
  startDate: ISODate
  endDate: ISODate
  status: 'PENDING' | 'APPROVED'
  response: string | null
  version: number
}

function lineOf({ id, contractId, last, startDate, endDate, status, response, version }: Row) {
  const what =
    startDate === endDate
      ? `Ausencia del ${formatDate(startDate)}`
      : `Ausencia del ${formatDate(startDate)} al ${formatDate(endDate)}`
  const line = { contractId, part: 'ABSENCES', what } as const
  if (startDate <= last && status === 'APPROVED') {
    const effect = `Sigue registrada: la liquidación la cuenta hasta el ${formatDate(last)}`
    return { ...line, effect, was: null }
  }
  const why = `El contrato termina el ${formatDate(last)}`
  const effect =
    status === 'PENDING' ? 'La solicitud se responde: el contrato termina antes' : 'Queda anulada'
  return { ...line, effect, was: { id, version, status, response, why } }
}

type Answer = { id: number; status: string; response: string | null }

const write = (tx: Tx, loginId: number | null, rows: readonly Answer[]) =>
  sql`update absence a set response_status = now.status, response = now.response,
      updated_login_id = ${loginId}, updated_at = now(), version = a.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as now (id bigint, status text, response text)
    where a.company_id = app.current_company() and a.id = now.id`.execute(tx)
