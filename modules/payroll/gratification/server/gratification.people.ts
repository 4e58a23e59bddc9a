import { formatDate } from '#chile/dates.ts'
import { readYear } from '../model/stored-year.ts'
import { LEGAL_GRATIFICATION } from '#law/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { type Settled, settleYear, stateOf } from '../model/gratification.ts'
import { gratificationYear, yearOfPeople } from './gratification.queries.ts'
import type { Asked } from '#modules/payroll/additional-engine/model/payment-input.ts'
import {
  type AdditionalMonth,
  pay,
  removePayments,
} from '#modules/payroll/additional-engine/server/index.ts'
import { yearNow } from './ground.queries.ts'

/** Number of people written in one statement. */
const rowsAtOnce = 2000

/**
 * Calculates the gratification year of every person and replaces the stored one: the amount owed,
 * the reason, and the state. The first time, people who left during the year are excluded until
 * somebody includes them: their gratification is part of their settlement. Does not write payments;
 * answers the contracts to pay.
 */
export async function settlePeople(db: CompanyDb, month: AdditionalMonth): Promise<number[]> {
  const { tx } = db
  const known = await gratificationYear(db, month.id)
  if (!known) return []
  const { year, profit, ownCapital } = known
  const { people, minimumIncome, firstMonth } = await yearOfPeople(db, month, year)
  const settled = settleYear(year, people, {
    income: minimumIncome,
    profit: profit === null ? undefined : { profit, ownCapital: ownCapital ?? 0 },
  })
  if (known.firstMonth === null) await excludeWhoLeft(db, month.id, { year, settled })
  await removePayments(db, month.id)
  await tx.deleteFrom('gratificationPerson').where('payrollMonthId', '=', month.id).execute()
  for (const some of piecesOf(settled.rows, rowsAtOnce)) await insertPeople(db, month.id, some)
  await tx
    .updateTable('annualGratification')
    // Kept empty until every person is paid, so that a half-done process cannot close.
    .set({ pool: settled.pool, pay: settled.pay, minimumIncome, firstMonth, restsOn: null })
    .where('payrollMonthId', '=', month.id)
    .execute()
  await sayStates(db, month.id)
  return peopleToPay(db, month.id)
}

/** Sets the state of each difference, of every person or of the given ones. */
export async function sayStates(
  { tx }: CompanyDb,
  payrollMonthId: number,
  only?: readonly number[],
): Promise<void> {
  const rows = await tx
    .selectFrom('gratificationPerson as person')
    .leftJoin('gratificationExclusion as exclusion', (join) =>
      onSame(join, 'exclusion', 'person', ['payrollMonthId', 'userContractId']),
    )
    .select(['person.userContractId as id', 'person.difference', 'person.months'])
    .select('exclusion.reason')
    .where('person.payrollMonthId', '=', payrollMonthId)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`person.user_contract_id = any(${[...(only ?? [])]}::bigint[])`),
    )
    .execute()
  const states = rows.map((row) => stateOf(row, row.reason !== null))
  await sql`update gratification_person person set state = said.state
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${states}::text[]) as said (id, state)
    where person.company_id = app.current_company()
      and person.payroll_month_id = ${payrollMonthId} and person.user_contract_id = said.id
      and person.state <> said.state`.execute(tx)
}

/**
 * Writes again the payments that the year owes to some contracts, and to the other contracts of
 * their people in it: caps and tax of a month are of the person, so that each payment depends on
 * the others. The caller's rights are not checked, because the law fixes the people and the
 * amounts. Answers how many of the given contracts are paid.
 */
export async function payPeople(
  db: CompanyDb,
  month: AdditionalMonth,
  ids: readonly number[],
): Promise<number> {
  const { tx } = db
  const rows = await tx
    .selectFrom('gratificationPerson')
    .select(['userContractId', 'state', 'difference', 'yearMonths'])
    .where('payrollMonthId', '=', month.id)
    .where(
      sql<boolean>`user_id in (select given.user_id from gratification_person given
        where given.company_id = app.current_company() and given.payroll_month_id = ${month.id}
          and given.user_contract_id = any(${[...ids]}::bigint[]))`,
    )
    .orderBy('userContractId')
    .execute()
  await removePayments(
    db,
    month.id,
    rows.map(({ userContractId }) => userContractId),
  )
  const paid = rows.filter(({ state }) => state === 'PAY')
  const asked = paid.map(({ userContractId, difference, yearMonths }): Asked => {
    const months = readYear(yearMonths).map(({ yearMonth }) => yearMonth)
    const last = months.at(-1) ?? month.yearMonth
    return {
      contractId: userContractId,
      itemCode: LEGAL_GRATIFICATION,
      value: String(difference ?? 0),
      months,
      accrued: { from: months[0] ?? last, to: last },
    }
  })
  await pay(db, month, asked)
  const given = new Set(ids)
  return asked.filter(({ contractId }) => given.has(contractId)).length
}

/** Records the data that the payments rest on, once every person is paid. */
export async function keepGround(db: CompanyDb, month: AdditionalMonth): Promise<void> {
  const known = await gratificationYear(db, month.id)
  if (!known) return
  await db.tx
    .updateTable('annualGratification')
    .set({ restsOn: await yearNow(db, month, known.year) })
    .where('payrollMonthId', '=', month.id)
    .execute()
}

async function peopleToPay({ tx }: CompanyDb, payrollMonthId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('gratificationPerson')
    .select('userContractId')
    .where('payrollMonthId', '=', payrollMonthId)
    .where('state', '=', 'PAY')
    // The contracts of a person stay together where they are paid in pieces.
    .orderBy('userId')
    .orderBy('userContractId')
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

async function insertPeople({ client, session }: CompanyDb, id: number, rows: readonly Settled[]) {
  const written = rows.map(({ finalDate: _finalDate, yearMonths, ...row }) => ({
    ...row,
    yearMonths: yearMonths.map(({ rule: _rule, ...rest }) => rest),
  }))
  await client.query(
    `insert into gratification_person (company_id, payroll_month_id, user_contract_id, user_id,
       name, rut, was_private, rule, state, months, base, cap, due, paid, difference, year_months)
     select $1, $2, r."contractId", r."userId", r.name, r.rut, r."wasPrivate", r.rule, 'EVEN',
       r.months, r.base, r.cap, r.due, r.paid, r.difference, r."yearMonths"
     from jsonb_to_recordset($3::jsonb) as r ("contractId" bigint, "userId" bigint, name text,
       rut text, "wasPrivate" boolean, rule text, months integer, base bigint, cap bigint,
       due bigint, paid bigint, difference bigint, "yearMonths" jsonb)
     returning company_id`,
    [session.companyId, id, JSON.stringify(written)],
  )
}

type OfYear = { year: number; settled: { rows: readonly Settled[] } }

async function excludeWhoLeft(db: CompanyDb, payrollMonthId: number, { year, settled }: OfYear) {
  const left = settled.rows.flatMap(({ contractId, finalDate }): [number, string][] =>
    finalDate && finalDate <= `${year}-12-31`
      ? [
          [
            contractId,
            `El contrato terminó el ${formatDate(finalDate)}: se liquida en su finiquito`,
          ],
        ]
      : [],
  )
  await insertExclusions(db, payrollMonthId, left)
}

export async function insertExclusions(
  { client, session }: CompanyDb,
  payrollMonthId: number,
  rows: readonly (readonly [number, string])[],
): Promise<void> {
  await client.query(
    `insert into gratification_exclusion (company_id, payroll_month_id, user_contract_id, reason)
     select $1, $2, left_out.id, left_out.reason
     from unnest($3::bigint[], $4::text[]) as left_out (id, reason)
     returning company_id`,
    [session.companyId, payrollMonthId, rows.map(([id]) => id), rows.map(([, why]) => why)],
  )
}
