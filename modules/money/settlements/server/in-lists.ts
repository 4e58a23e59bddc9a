import type { ISODate } from '#chile/dates.ts'
import { monthLabel, yearMonthOf } from '#chile/period.ts'
import {
  type FiniquitoMove,
  type FiniquitoPayment,
  finiquitosToPay,
} from '#modules/money/bank-lists/server/index.ts'
import { endingsPaid } from '#modules/money/contract-endings/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import { lastPerson, personName, personSurname } from '#platform/server/sql/person-names.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { lastPayslipProblem } from '../model/causes.ts'
import { matching } from './finiquito.queries.ts'
import { payLastPayslips } from './last-payslip.ts'

const ownRefused = 'Su propio finiquito lo paga otra persona'

/** The list that pays a finiquito and is not annulled, and how its payment is; or nothing. */
export async function listThatPays({ tx }: Context, settlementId: number) {
  const found = await tx
    .selectFrom('paymentListRow as row')
    .innerJoin('paymentList as list', 'list.id', 'row.paymentListId')
    .select(['list.id', 'list.number', 'list.subject', 'list.state', 'row.state as payment'])
    .where('row.settlementId', '=', settlementId)
    .where('row.state', 'in', ['LISTED', 'PAID'])
    .executeTakeFirst()
  return found ?? null
}
export type PayingList = NonNullable<Awaited<ReturnType<typeof listThatPays>>>

/** The newest payroll of the razón social of a contract, from whose account a list pays it. */
export async function payrollToPay({ tx }: Context, businessId: number): Promise<number | null> {
  const found = await tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .orderBy('yearMonth', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Refuses by hand what a list does: who wants it otherwise annuls the list first. */
export async function requireUnlisted(context: Context, { id }: { id: number }): Promise<void> {
  const list = await listThatPays(context, id)
  if (list) {
    throw conflict(`Lo paga la nómina ${list.number} de ${list.subject}: anúlela primero`)
  }
}

/** Whether a list that is not annulled pays the finiquito of a table of the query. */
export const isListedAs = (table: 'settlement' | 'made') =>
  sql<boolean>`exists (select from payment_list_row r
    where r.company_id = app.current_company() and r.settlement_id = ${sql.ref(`${table}.id`)}
      and r.state in ('LISTED', 'PAID'))`

/**
 * How the last payslip of a finiquito stands, where the finiquito pays it: of another way, of none,
 * or its own from its issue on.
 */
const lastPayslip = sql<'FREE' | 'TAKEN' | 'MISSING' | null>`
  case when (settlement.terms ->> 'payLastPayslip')::boolean then coalesce((
    select case when coalesce(p.way, 'FINIQUITO') <> 'FINIQUITO' then 'TAKEN' else 'FREE' end
    from payroll_month m
    join payslip l on l.company_id = app.current_company() and l.payroll_month_id = m.id
      and l.payroll_run_id = m.current_run_id
      and l.user_contract_id = settlement.user_contract_id
    left join payslip_payment p on p.company_id = app.current_company()
      and p.payroll_month_id = m.id and p.user_contract_id = l.user_contract_id
    where m.company_id = app.current_company() and m.type = 'PAYROLL'
      and m.business_id = contract.business_id
      and m.year_month = to_char(settlement.disengagement_date, 'YYYYMM')::int), 'MISSING') end`

/** The last day that the contract of a finiquito has or will have. */
const endsOn = sql<ISODate | null>`coalesce((select ending.contract_final_date
    from contract_settlement ending where ending.company_id = app.current_company()
      and ending.user_contract_id = settlement.user_contract_id
      and ending.status <> 'UNDONE'),
  contract.final_date)::text`

/** The issued finiquitos of a razón social that a list may pay, with the account of each person. */
async function pending(context: Context, month: MonthHead): Promise<FiniquitoPayment[]> {
  const filter = { status: 'ISSUED', businessId: month.businessId } as const
  const rows = await matching(context, 'settlementPayments.create', filter)
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'settlement.userId'),
    )
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'settlement.userId').on('method.isCurrent', '=', true),
    )
    .select(['settlement.id as settlementId', 'settlement.userContractId as contractId'])
    .select(['settlement.userId', 'settlement.toPay as net', 'settlement.disengagementDate'])
    .select(['settlement.toSign', endsOn.as('endsOn')])
    .select(['method.kind', 'method.bankCode', 'method.accountType', 'method.accountNumber'])
    .select(['users.rut', 'users.identificationType'])
    .select([sql<string>`${personName}`.as('name'), lastPayslip.as('lastPayslip')])
    .orderBy(personSurname)
    .orderBy('settlement.id')
    .execute()
  return rows.map(({ disengagementDate, lastPayslip: last, toSign, endsOn: ends, ...row }) => {
    const yearMonth = yearMonthOf(disengagementDate)
    const problem =
      row.userId === context.actor.userId
        ? ownRefused
        : disengagementDate > context.today
          ? 'Su contrato todavía no termina'
          : ends !== disengagementDate
            ? 'Su contrato no tiene registrado el término de ese día'
            : last === 'MISSING' || last === 'TAKEN'
              ? lastPayslipProblem(last, yearMonth)
              : toSign !== null && toSign !== row.kind
                ? 'Está en una lista para firmar: deshaga su emisión si no se pagó'
                : null
    return { ...row, problem, subject: `Finiquito ${monthLabel(yearMonth)}` }
  })
}

/** Puts finiquitos into a list to sign: from then on no list of the bank takes them. */
async function sign(
  { tx, session, now }: Context,
  toSign: 'CASH' | 'CHECK',
  ids: readonly number[],
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('settlement')
    .set({ toSign, ...touched({ session, now }) })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('status', '=', 'ISSUED')
    .where((eb) => eb.or([eb('toSign', 'is', null), eb('toSign', '=', toSign)]))
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) < ids.length) {
    throw conflict('Algún finiquito ya se paga por otra vía: vuelva a mirarlos')
  }
}

/**
 * Moves finiquitos as their list says: each with the payslip that it pays, and the ending of its
 * contract. A fixed number of statements for any number of them.
 */
async function move(context: Context, moves: readonly FiniquitoMove[], why: string): Promise<void> {
  if (!context.can('settlementPayments.create')) throw forbidden('Usted no paga finiquitos')
  const rows = await context.tx
    .selectFrom('settlement')
    .select(['id', 'status', 'userId', 'userContractId', 'disengagementDate', 'terms'])
    .where(sql<boolean>`id = any(${moves.map((one) => one.settlementId)}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const steps = moves.map((one) => {
    const row = byId.get(one.settlementId)
    if (row?.status !== one.from) {
      throw conflict(`${one.name}: su finiquito ya no está como la nómina lo dejó`)
    }
    if (row.userId === context.actor.userId) throw forbidden(ownRefused)
    return { ...one, ...row }
  })
  await write(context, moves, why)
  const groups = Map.groupBy(steps, ({ from, to }) => `${from} ${to}`)
  for (const [{ from, to }, group] of [...groups.values()].flatMap((group) =>
    group[0] ? [[group[0], group] as const] : [],
  )) {
    await payLastPayslips(context, group, { from: payments[from], to: payments[to] })
  }
  await endingsPaid(
    context,
    steps.map(({ userContractId, to, disengagementDate }) => ({
      userContractId,
      paid: to === 'PAID',
      lastDay: disengagementDate,
    })),
  )
}

/** What the payslip that a finiquito pays is, while the finiquito is in a state. */
const payments = { ISSUED: 'UNPAID', IN_PROGRESS: 'IN_PROGRESS', PAID: 'PAID' } as const

async function write(context: Context, moves: readonly FiniquitoMove[], why: string) {
  const { client, session, today, now } = context
  await client.query(
    `update settlement s set status = said.status, response = $4, updated_login_id = $5,
       paid_on = case said.status when 'PAID' then $6::date end,
       updated_at = $7, version = s.version + 1
     from unnest($2::bigint[], $3::text[]) as said (id, status)
     where s.company_id = $1 and s.id = said.id`,
    [
      session.companyId,
      moves.map(({ settlementId }) => settlementId),
      moves.map(({ to }) => to),
      why,
      session.loginId,
      today,
      now,
    ],
  )
}

/** Whether a finiquito is paid, or waits to be signed. */
const moved = (settlement: string) => sql<boolean>`exists (select from settlement s
  where s.company_id = app.current_company() and s.id = ${sql.ref(settlement)}
    and (s.status <> 'ISSUED' or s.to_sign is not null))`

finiquitosToPay.by('settlements', { moved, pending, sign, move })
