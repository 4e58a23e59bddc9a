import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { nameInMonth } from '#modules/payroll/payroll-input/model/name-in-month.ts'
import { contractsIn, heldTerms, recordGaps } from '#modules/payroll/payroll-input/server/index.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { AbsenceType } from '#modules/time/absences/model/catalogs.ts'
import { calendarDays } from '#modules/time/absences/model/days.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { CompanyCache } from '#platform/server/cache/company-cache.ts'
import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import type { PrepareList } from '../model/prepare.ts'

type OfMonth = { payrollMonthId: number }

/**
 * The preparation of a month in numbers: its legal figures, people who come and go, their entries,
 * and incomplete records. The people behind each number are asked for with `payrollInfoPeople`.
 */
export async function payrollInfo(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  return {
    payrollMonthId,
    hasPayrollIndicators: month.hasPayrollIndicators,
    missingIndicators: month.missingIndicators,
    ...(await numbers.of(context, sightOf(context, month), () => numbersOf(context, month))),
  }
}
export type PayrollInfo = Awaited<ReturnType<typeof payrollInfo>>

/** The numbers of the preparation, and who its incomplete records are of. */
const numbers = new CompanyCache<Awaited<ReturnType<typeof numbersOf>>>(50)
const incompleteRecords = new CompanyCache<readonly number[]>(20)

/** What the people of a month that somebody sees depend on, besides the company's data. */
const sightOf = (context: Context, { businessId, yearMonth }: MonthHead) => [
  businessId,
  yearMonth,
  context.reach('payslips.read'),
  context.actor.userId,
]

async function numbersOf(context: Context, month: MonthHead) {
  const [first, last] = [firstDay(month.yearMonth), lastDay(month.yearMonth)]
  const counts = await withPayment(context, month)
    .select(({ fn }) => fn.countAll<number>().as('contracts'))
    .select(sql<number>`count(*) filter (where contract.initial_date >= ${first})`.as('entering'))
    .select(sql<number>`count(*) filter (where contract.final_date <= ${last})`.as('leaving'))
    .select(sql<number>`count(*) filter (where method.id is null)`.as('withoutPayment'))
    .executeTakeFirstOrThrow()
  const incomplete = await lacking(context, month)
  const given = await inSight(context, month)
    .innerJoin(givenIn(month), (join) => join.onRef('given.contractId', '=', 'contract.id'))
    .select(['given.list', ({ fn }) => fn.countAll<number>().as('people')])
    .groupBy('given.list')
    .execute()
  const count = (list: PrepareList) => given.find((one) => one.list === list)?.people ?? 0
  return {
    ...counts,
    incomplete: incomplete.length,
    absences: count('ABSENCES'),
    loans: count('LOANS'),
  }
}

/**
 * A page of the people behind one number of the preparation, by surname, each with the data to know
 * or to correct. Only the people of the page are read whole.
 */
export async function payrollInfoPeople(context: Context, input: Asked) {
  const { list, payrollMonthId } = input.filter
  const month = await monthById(context, payrollMonthId)
  const { found, total } = await (list === 'ABSENCES' || list === 'LOANS'
    ? givenPage(context, month, input)
    : contractsPage(context, month, input))
  const { businessId, yearMonth } = month
  const only = found.map(({ contractId }) => contractId)
  const held = await heldTerms(context.tx, yearMonth, { businessId, only })
  const lacks =
    list === 'INCOMPLETE' ? await recordGaps.ofContracts(context.tx, yearMonth, held) : none
  const terms = new Map(held.map((row) => [row.contractId, row]))
  const rows = found.flatMap(({ contractId, given }) => {
    const row = terms.get(contractId)
    if (!row) return []
    const known = { ...row, given, lack: lacks.get(contractId)?.message }
    const detail = details[list](known, context.can('absences.read'))
    return [{ contractId, userId: row.ownerId, name: nameInMonth(row), detail }]
  })
  return { rows, total }
}
export type PreparedPerson = Awaited<ReturnType<typeof payrollInfoPeople>>['rows'][number]

type Asked = ListInput<{ payrollMonthId: number; list: PrepareList }, 'name'>
type Found = { contractId: number; given?: Given }
const none: Awaited<ReturnType<typeof recordGaps.ofContracts>> = new Map()

async function contractsPage(context: Context, month: MonthHead, input: Asked) {
  const matching = withPayment(context, month).where(
    await belongsTo(context, month, input.filter.list),
  )
  const rows = await matching
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .orderBy(personSurname, directionOf(input))
    .select('contract.id as contractId')
    .orderBy('contract.id')
    .$call(onPage(input.page))
    .execute()
  const found: Found[] = rows
  return { found, total: await totalOf(matching, input, rows.length) }
}

async function givenPage(context: Context, month: MonthHead, input: Asked) {
  const { list } = input.filter
  const matching = inSight(context, month)
    .innerJoin(givenIn(month, list), (join) => join.onRef('given.contractId', '=', 'contract.id'))
    .where('given.list', '=', list)
  const rows = await matching
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .orderBy(personSurname, directionOf(input))
    .select(['given.contractId', 'given.list', 'given.id', 'given.type', 'given.halfDay'])
    .select(['given.from', 'given.to', 'given.itemCode', 'given.value'])
    .orderBy('contract.id')
    .orderBy('given.from')
    .orderBy('given.id')
    .$call(onPage(input.page))
    .execute()
  const found: Found[] = rows.map((given) => ({ contractId: given.contractId, given }))
  return { found, total: await totalOf(matching, input, rows.length) }
}

const directionOf = ({ sort }: Asked) => (sort.descending ? 'desc' : 'asc')

/** The contracts of the month, without the confidential payroll for readers who may not see it. */
function inSight(context: Context, { businessId, yearMonth }: MonthHead) {
  // A reader of a month sees all its people except those of the confidential payroll.
  const reach = { ...context.reach('payslips.read'), all: true }
  return contractsIn(context.tx, businessId, yearMonth).where(
    payWithin(reach, ofContract, context.actor.userId),
  )
}

/** The same with the way in which each person is paid. */
const withPayment = (context: Context, month: MonthHead) =>
  inSight(context, month).leftJoin('paymentMethod as method', (join) =>
    join.onRef('method.userId', '=', 'contract.userId').on('method.isCurrent', '=', true),
  )

/**
 * Those whose record lacks data on the last day of the person in the month: a record with a gap, or
 * none.
 */
const lacking = (context: Context, month: MonthHead) =>
  incompleteRecords.of(context, sightOf(context, month), async () => {
    const rows = await lackingNow(context, month).execute()
    return rows.map(({ id }) => id)
  })

const lackingNow = (context: Context, month: MonthHead) =>
  inSight(context, month)
    .innerJoin('userVersion as record', (join) =>
      join
        .onRef('record.userId', '=', 'contract.userId')
        .on('record.supersededAt', 'is', null)
        .on(isHeldAtEnd(month, 'record')),
    )
    .where(recordGaps.inStatement('record'))
    .select('contract.id')
    .unionAll(
      inSight(context, month)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('userVersion as held')
                .select('held.id')
                .whereRef('held.userId', '=', 'contract.userId')
                .where('held.supersededAt', 'is', null)
                .where(isHeldAtEnd(month, 'held')),
            ),
          ),
        )
        .select('contract.id'),
    )

/** Whether a version is in force on the last day in the month of the person of `contract`. */
function isHeldAtEnd({ yearMonth }: MonthHead, version: string) {
  const last = lastDay(yearMonth)
  return sql<boolean>`${sql.ref(`${version}.valid`)}
    @> least(coalesce(contract.final_date, ${last}::date), ${last}::date)`
}

/** Whether a contract of `withPayment` belongs to a list. */
async function belongsTo(context: Context, month: MonthHead, list: PrepareList) {
  const { yearMonth } = month
  if (list === 'ENTERING') return sql<boolean>`contract.initial_date >= ${firstDay(yearMonth)}`
  if (list === 'LEAVING') return sql<boolean>`contract.final_date <= ${lastDay(yearMonth)}`
  if (list === 'WITHOUT_PAYMENT') return sql<boolean>`method.id is null`
  // As a list of numbers: they are few, and joined they would be expected to be many.
  return sql<boolean>`contract.id = any(${await lacking(context, month)}::bigint[])`
}

type Given = {
  contractId: number
  list: PrepareList
  id: number
  type: string | null
  halfDay: boolean | null
  from: ISODate | null
  to: ISODate | null
  itemCode: string | null
  value: string | null
}

const absenceCodes: ReadonlyMap<string, string> = new Map([
  ['DIAS_AUSENCIA', 'días de ausencia'],
  ['DIAS_SIN_GOCE', 'días sin goce'],
])

/**
 * The approved absences that touch the month, and the items of absence and of loans in it. Of one
 * list, only the items of its codes are read: loans may be many.
 */
function givenIn({ yearMonth }: MonthHead, list?: PrepareList) {
  const [first, last] = [firstDay(yearMonth), lastDay(yearMonth)]
  const codes = [
    ...(list === 'LOANS' ? [] : absenceCodes.keys()),
    ...(list === 'ABSENCES' ? [] : [loanCode]),
  ]
  return sql<Given>`(
    select a.user_contract_id as contract_id, 'ABSENCES' as list, a.id, a.type, a.half_day,
      greatest(coalesce(a.application_start_date, a.start_date), ${first}::date)::text as "from",
      least(coalesce(a.application_end_date, a.end_date), ${last}::date)::text as "to",
      null as item_code, null::numeric as value
    from absence a
    where a.company_id = app.current_company() and a.response_status = 'APPROVED'
      and coalesce(a.application_start_date, a.start_date) <= ${last}::date
      and coalesce(a.application_end_date, a.end_date) >= ${first}::date
    union all
    select i.user_contract_id, case when i.item_code = ${loanCode} then 'LOANS' else 'ABSENCES' end,
      i.id, null, null, null, null, i.item_code, i.value
    from user_item i
    where i.company_id = app.current_company() and i.status = 'ACTIVE'
      and i.item_code = any(${codes}::text[])
      and i.start_month <= ${yearMonth}
      and (i.end_month is null or i.end_month >= ${yearMonth})
  )`.as('given')
}

const loanCode = 'PRESTAMO_EMPRESA'

type Known = {
  initialDate: ISODate
  finalDate: ISODate | null
  lack: string | undefined
  given: Given | undefined
}

/**
 * What a list says of somebody. A reader without the right to absences sees the days, and no
 * reason.
 */
const details: Readonly<Record<PrepareList, (of: Known, seesReason: boolean) => string>> = {
  ENTERING: ({ initialDate }) => `Ingresa el ${formatDate(initialDate)}`,
  LEAVING: ({ finalDate }) => `Termina el ${formatDate(finalDate ?? '')}`,
  INCOMPLETE: ({ lack }) => lack ?? 'Falta un dato',
  WITHOUT_PAYMENT: () => 'Falta la forma de pago',
  LOANS: () => 'Cuota de préstamo',
  ABSENCES: ({ given }, seesReason) => (given ? absenceWords(given, seesReason) : ''),
}

function absenceWords(given: Given, seesReason: boolean): string {
  const { type, halfDay, from, to, itemCode, value } = given
  if (from === null || to === null) {
    return `${Number(value)} ${absenceCodes.get(itemCode ?? '')}`
  }
  const whole = daysText(calendarDays({ from, to }))
  const partial = type === 'LICENSE' ? `${whole} por media jornada` : 'medio día'
  const days = halfDay ? partial : whole
  const what = seesReason ? AbsenceType.label(type) : 'Ausencia'
  return `${what}, ${days} desde el ${formatDate(from)}`
}

const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)
