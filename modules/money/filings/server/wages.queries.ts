import { YEAR_MONTHS } from '#chile/dj1887/columns.ts'
import { fullnameOf } from '#chile/names.ts'
import { monthOf, yearMonth, yearOf } from '#chile/period.ts'
import { valueAt } from '#formula/index.ts'
import { filedAmounts } from '#law/filings/filed-contract.ts'
import {
  declaredPeople,
  noWage,
  together,
  wageCodes,
  type WageMonth,
  wageOf,
  type YearWages,
} from '#law/filings/wages.ts'
import {
  type AccruedMonth,
  readMonths,
} from '#modules/payroll/additional-engine/model/stored-months.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { wasPrivate } from '#modules/people/sight/server/index.ts'
import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { storedPlaces } from '../model/stored-numbers.ts'

type Year = { readonly companyId: number; readonly businessId: number; readonly year: number }

/**
 * What a razón social paid each person in a year, by surname: the payslips of its months, contracts
 * of one person together, and closed payments apart and differences of closed months in the months
 * in which they were earned, until April of the next year (LIR, art. 46). A month is read at a
 * time, so that a year of many people is never in memory whole.
 */
export async function yearWages(tx: Tx, wanted: Year) {
  const months = await payrollsOf(tx, wanted)
  const paid: Paid = { months: new Map(), privately: new Set() }
  for (const month of months) await addMonth(tx, wanted, month, paid)
  await addDifferences(tx, wanted, paid)
  const unread = await addPayments(tx, wanted, paid)
  const people = declaredPeople(await peopleOf(tx, paid))
  return { people, unread }
}

/** Pay of a year that is paid later than this month of the next one is of that one. */
const LAST_PAID = 4

/** The twelve months of each person, and who was paid as confidential in any of them. */
type Paid = { months: Map<number, WageMonth[]>; privately: Set<number> }

type Payroll = { yearMonth: number; runId: number; planHash: string }

const payrollsOf = (tx: Tx, { businessId, year }: Year): Promise<Payroll[]> =>
  tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.yearMonth', 'run.id as runId', 'run.planHash'])
    .where('month.businessId', '=', businessId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '>=', yearMonth(year, 1))
    .where('month.yearMonth', '<=', yearMonth(year, 12))
    .orderBy('month.yearMonth')
    .execute()

/** The payslips of one month, added to what their people were paid in it. */
async function addMonth(
  tx: Tx,
  { companyId }: Year,
  { yearMonth: month, runId, planHash }: Payroll,
  paid: Paid,
): Promise<void> {
  const plan = await planOf(tx, companyId, planHash)
  const places = storedPlaces(plan, wageCodes(plan.library.concepts))
  const numbers = [...places.values()].map(({ of, at }) => sql`payslip.${sql.ref(of)}[${at}::int]`)
  const rows = await tx
    .selectFrom('payslip')
    .select(['userId', sql<number[]>`array[${sql.join(numbers)}]`.as('numbers')])
    .select(wasPrivate('payslip.snapshot').as('isPrivate'))
    .where('payrollRunId', '=', runId)
    .orderBy('userContractId')
    .execute()
  const at = new Map([...places.keys()].map((code, place) => [code, place]))
  for (const row of rows) {
    const wage = wageOf(
      filedAmounts(plan, (code) => {
        const place = at.get(code)
        return place === undefined ? 0 : valueAt(row.numbers, place)
      }),
    )
    if (!wage) continue
    addTo(paid, row.userId, month, wage)
    if (row.isPrivate) paid.privately.add(row.userId)
  }
}

function addTo(paid: Paid, userId: number, month: number, wage: WageMonth): void {
  const months = paid.months.get(userId) ?? YEAR_MONTHS.map(() => noWage)
  const at = monthOf(month) - 1
  months[at] = together(months[at] ?? noWage, wage)
  paid.months.set(userId, months)
}

/** What later months paid of months of the year: base and tax of the month that earned it. */
async function addDifferences(tx: Tx, { businessId, year }: Year, paid: Paid): Promise<void> {
  const amountOf = (concept: string) =>
    sql<number>`coalesce(sum(line.amount) filter (where line.concept = ${concept}), 0)::bigint`
  const rows = await tx
    .selectFrom('retroactiveLine as line')
    .innerJoin('payrollMonth as origin', 'origin.id', 'line.originMonthId')
    .innerJoin('payrollMonth as month', 'month.id', 'line.payrollMonthId')
    .innerJoin('userContract as contract', 'contract.id', 'line.userContractId')
    .select(['contract.userId', 'origin.yearMonth', amountOf('BASE_TRIBUTABLE').as('taxed')])
    .select([amountOf('IMPUESTO_UNICO').as('tax'), amountOf('IMPUESTO_ADICIONAL').as('moreTax')])
    .where('origin.businessId', '=', businessId)
    .where('origin.yearMonth', '>=', yearMonth(year, 1))
    .where('origin.yearMonth', '<=', yearMonth(year, 12))
    .where('month.isOpen', '=', false)
    .where('month.yearMonth', '<=', yearMonth(year + 1, LAST_PAID))
    .groupBy(['contract.userId', 'origin.yearMonth'])
    .execute()
  for (const { userId, yearMonth: month, ...amounts } of rows) {
    // Domestic workers are in no declaration.
    if (paid.months.has(userId)) addTo(paid, userId, month, { ...noWage, ...amounts })
  }
}

/** Closed payments apart; answers how many did not keep the base that they change. */
async function addPayments(tx: Tx, { businessId, year }: Year, paid: Paid): Promise<number> {
  const rows = await tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('payrollMonth as month', 'month.id', 'payment.payrollMonthId')
    .select(['payment.userId', 'payment.months'])
    .where('month.businessId', '=', businessId)
    .where('month.isOpen', '=', false)
    .where('month.yearMonth', '>=', yearMonth(year, 1))
    .where('month.yearMonth', '<=', yearMonth(year + 1, LAST_PAID))
    .orderBy('payment.payrollMonthId')
    .orderBy('payment.userContractId')
    .execute()
  let unread = 0
  for (const { userId, months } of rows) {
    const own = readMonths(months).filter((one) => yearOf(one.yearMonth) === year)
    if (own.some(({ bases }) => bases === undefined)) unread += 1
    // Domestic workers are in no declaration: they have no month to which a payment is added.
    if (!paid.months.has(userId)) continue
    for (const month of own) addTo(paid, userId, month.yearMonth, wageOfPayment(month))
  }
  return unread
}

/** What a payment apart changes of a month in which it was earned. */
function wageOfPayment({ bases = {}, earnings, tax, lines }: AccruedMonth): WageMonth {
  const line = (code: string) => lines.find((one) => one.code === code)?.difference ?? 0
  return {
    ...noWage,
    taxed: bases['BASE_TRIBUTABLE'] ?? 0,
    tax,
    moreTax: line('IMPUESTO_ADICIONAL'),
    untaxed: Math.max(0, earnings - (bases['TOTAL_TRIBUTABLE'] ?? 0)),
  }
}

/** The people of a declaration, by surname. One statement. */
async function peopleOf(tx: Tx, { months, privately }: Paid): Promise<YearWages[]> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'users.id'))
    .select(['users.id', 'users.rut', 'users.identificationType'])
    .select(['person.firstname', 'person.secondName'])
    .select(['person.paternalLastname', 'person.maternalLastname'])
    .where(sql<boolean>`users.id = any(${[...months.keys()]}::bigint[])`)
    .orderBy(personSurname)
    .orderBy('users.id')
    .execute()
  return rows.map(({ id, rut, identificationType, firstname, ...name }) => ({
    userId: id,
    identificationType,
    rut,
    name: fullnameOf({ ...name, firstname: firstname ?? '' }),
    isPrivate: privately.has(id),
    months: months.get(id) ?? [],
  }))
}
