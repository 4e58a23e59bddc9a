import { formatDate } from '#chile/dates.ts'
import { readYear } from '../model/stored.ts'
import { LEGAL_GRATIFICATION } from '#law/index.ts'
import { sql } from '#platform/server/db.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { type Settled, settleYear, stateOf } from '../model/gratification.ts'
import { gratificationYear, yearOfPeople } from './gratification.queries.ts'
import type { Asked } from '#modules/payroll/additional-engine/model/asked.ts'
import {
  type Hands,
  pay,
  type AdditionalMonth,
} from '#modules/payroll/additional-engine/server/index.ts'
import { yearNow } from './ground.queries.ts'

/** People written in one statement. */
const rowsAtOnce = 2000

/**
 * Calculates the year of everybody and writes it down, in place of what was: what each is owed,
 * why, and what is done with it. Who left in the year is left out, the first time, until somebody
 * says otherwise: their gratification is part of what their contract was settled with. The payments
 * come after; answers whose they are.
 */
export async function settlePeople(hands: Hands, month: AdditionalMonth): Promise<number[]> {
  const { tx } = hands
  const known = await gratificationYear(hands, month.id)
  if (!known) return []
  const { year, profit, ownCapital } = known
  const { people, minimumIncome, firstMonth } = await yearOfPeople(hands, month, year)
  const settled = settleYear(year, people, {
    income: minimumIncome,
    profit: profit === null ? undefined : { profit, ownCapital: ownCapital ?? 0 },
  })
  if (known.firstMonth === null) await excludeWhoLeft(hands, month.id, { year, settled })
  await tx.deleteFrom('additionalPayment').where('payrollMonthId', '=', month.id).execute()
  await tx.deleteFrom('gratificationPerson').where('payrollMonthId', '=', month.id).execute()
  for (const some of piecesOf(settled.rows, rowsAtOnce)) await insertPeople(hands, month.id, some)
  await tx
    .updateTable('annualGratification')
    // Nothing until everybody is paid: what is half done is not closed.
    .set({ pool: settled.pool, pay: settled.pay, minimumIncome, firstMonth, restsOn: null })
    .where('payrollMonthId', '=', month.id)
    .execute()
  await sayStates(hands, month.id)
  return peopleToPay(hands, month.id)
}

/** Says of everybody, or of some, what is done with their difference. */
export async function sayStates(
  { tx }: Hands,
  payrollMonthId: number,
  only?: readonly number[],
): Promise<void> {
  const rows = await tx
    .selectFrom('gratificationPerson as person')
    .leftJoin('gratificationExclusion as exclusion', (join) =>
      join
        .onRef('exclusion.payrollMonthId', '=', 'person.payrollMonthId')
        .onRef('exclusion.userContractId', '=', 'person.userContractId'),
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

/** Pays again what the year owes to some: whoever asks, since the law says who and how much. */
export async function payPeople(
  hands: Hands,
  month: AdditionalMonth,
  ids: readonly number[],
): Promise<number> {
  const { tx } = hands
  const among = sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`
  await tx
    .deleteFrom('additionalPayment')
    .where('payrollMonthId', '=', month.id)
    .where(among)
    .execute()
  const rows = await tx
    .selectFrom('gratificationPerson')
    .select(['userContractId', 'difference', 'yearMonths'])
    .where('payrollMonthId', '=', month.id)
    .where('state', '=', 'PAY')
    .where(among)
    .orderBy('userContractId')
    .execute()
  const asked = rows.map(({ userContractId, difference, yearMonths }): Asked => {
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
  await pay(hands, month, asked)
  return asked.length
}

/** Everybody is paid: says on what that rests. */
export async function keepGround(hands: Hands, month: AdditionalMonth): Promise<void> {
  const known = await gratificationYear(hands, month.id)
  if (!known) return
  await hands.tx
    .updateTable('annualGratification')
    .set({ restsOn: await yearNow(hands, month, known.year) })
    .where('payrollMonthId', '=', month.id)
    .execute()
}

async function peopleToPay({ tx }: Hands, payrollMonthId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('gratificationPerson')
    .select('userContractId')
    .where('payrollMonthId', '=', payrollMonthId)
    .where('state', '=', 'PAY')
    .orderBy('userContractId')
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

async function insertPeople({ client, session }: Hands, id: number, rows: readonly Settled[]) {
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

async function excludeWhoLeft(hands: Hands, payrollMonthId: number, { year, settled }: OfYear) {
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
  await insertExclusions(hands, payrollMonthId, left)
}

export async function insertExclusions(
  { client, session }: Hands,
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
