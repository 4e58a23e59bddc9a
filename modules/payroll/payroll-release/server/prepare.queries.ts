import { reachesPay } from '#access/reach.ts'
import { sortedBySurname } from '#chile/names.ts'
import { AbsenceType } from '#modules/time/absences/model/catalogs.ts'
import { areaName } from '#modules/people/structure/server/index.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import { calendarDays, meeting } from '#modules/time/absences/model/days.ts'
import { appliedSpan } from '#modules/time/absences/model/time.ts'
import { absencesAround } from '#modules/time/absences/server/index.ts'
import {
  contractsOf,
  type ContractRow,
  lacksIn,
} from '#modules/payroll/payroll-input/server/index.ts'
import { nameInMonth } from '#modules/payroll/payroll-input/model/name-in-month.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { lacksOf, type PrepareList } from '../model/prepare.ts'
import { firstDay, isYearMonth, lastDay } from '#chile/period.ts'
import { personName, personSurname } from '#platform/server/person-names.ts'
import { invalid } from '#platform/server/errors.ts'

type OfMonth = { payrollMonthId: number }

/** One person in a list of the preparation, with the data to know or to correct. */
type Listed = {
  list: PrepareList
  contractId: number
  userId: number
  name: string
  detail: string
}

/**
 * The preparation of a month: its legal figures, people who come and go, their entries, and
 * incomplete records. Each count comes with its people.
 */
export async function payrollInfo(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  const contracts = await seenContracts(context, month)
  // Every list is ordered by surname, like the contracts.
  const places = new Map(contracts.map(({ contractId }, at) => [contractId, at]))
  const place = ({ contractId }: Listed) => places.get(contractId) ?? 0
  const people = [
    ...movements(month, contracts),
    ...(await missingRecords(context, month, contracts)),
    ...(await withoutPayment(context, contracts)),
    ...(await registered(context, month, contracts)),
    ...(await givenItems(context, month, contracts)),
  ].toSorted((a, b) => place(a) - place(b))
  const count = (list: PrepareList) => people.filter((one) => one.list === list).length
  return {
    payrollMonthId,
    hasPayrollIndicators: month.hasPayrollIndicators,
    missingIndicators: month.missingIndicators,
    contracts: contracts.length,
    entering: count('ENTERING'),
    leaving: count('LEAVING'),
    absences: count('ABSENCES'),
    loans: count('LOANS'),
    incomplete: count('INCOMPLETE'),
    withoutPayment: count('WITHOUT_PAYMENT'),
    people,
  }
}
export type PayrollInfo = Awaited<ReturnType<typeof payrollInfo>>

/** The contracts of the month, without the confidential payroll for readers who may not see it. */
async function seenContracts(context: Context, month: MonthHead): Promise<ContractRow[]> {
  const rows = await contractsOf(context.tx, month.businessId, month.yearMonth)
  // A reader of a month sees all its people except those of the confidential payroll.
  const reach = { ...context.reach('payslips.read'), all: true }
  const seen = rows.filter(({ ownerId: userId, businessId, isPrivate }) =>
    reachesPay(reach, { userId, businessId, isPrivate }, context.actor.userId),
  )
  return sortedBySurname(seen, (row) => row)
}

const listed = (list: PrepareList, row: ContractRow, detail: string): Listed => ({
  list,
  contractId: row.contractId,
  userId: row.ownerId,
  name: nameInMonth(row),
  detail,
})

const inWords = (date: string): string => date.split('-').toReversed().join('-')

function movements({ yearMonth }: MonthHead, contracts: readonly ContractRow[]): Listed[] {
  const [first, last] = [firstDay(yearMonth), lastDay(yearMonth)]
  return contracts.flatMap((row) => [
    ...(row.initialDate >= first
      ? [listed('ENTERING', row, `Ingresa el ${inWords(row.initialDate)}`)]
      : []),
    ...(row.finalDate !== null && row.finalDate <= last
      ? [listed('LEAVING', row, `Termina el ${inWords(row.finalDate)}`)]
      : []),
  ])
}

/** Records that would stop the calculation, by the calculation's own rule. */
async function missingRecords(
  { tx }: Context,
  { yearMonth }: MonthHead,
  contracts: readonly ContractRow[],
): Promise<Listed[]> {
  const lacks = await lacksIn(tx, yearMonth, contracts)
  return contracts.flatMap((row) => {
    const lack = lacks.get(row.contractId)
    return lack ? [listed('INCOMPLETE', row, lack.message)] : []
  })
}

async function withoutPayment({ tx }: Context, contracts: readonly ContractRow[]) {
  const rows = await tx
    .selectFrom('paymentMethod')
    .select('userId')
    .where('isCurrent', '=', true)
    .where(sql<boolean>`user_id = any(${contracts.map((row) => row.ownerId)}::bigint[])`)
    .execute()
  const paid = new Set(rows.map(({ userId }) => userId))
  return contracts
    .filter((row) => !paid.has(row.ownerId))
    .map((row) => listed('WITHOUT_PAYMENT', row, 'Falta la forma de pago'))
}

/**
 * The approved absences that touch the month. A reader without the right to absences sees the days,
 * and no reason.
 */
async function registered(
  context: Context,
  { yearMonth }: MonthHead,
  contracts: readonly ContractRow[],
): Promise<Listed[]> {
  const known = new Map(contracts.map((row) => [row.contractId, row]))
  const absences = await absencesAround(context.tx, yearMonth, [...known.keys()])
  const month = { from: firstDay(yearMonth), to: lastDay(yearMonth) }
  const says = context.can('absences.read')
  return absences.flatMap((absence) => {
    const row = known.get(absence.userContractId)
    const span = meeting(appliedSpan(absence), month)
    if (!row || !span) return []
    const days = absence.halfDay ? 'medio día' : daysText(calendarDays(span))
    const what = says ? AbsenceType.label(absence.type) : 'Ausencia'
    return [listed('ABSENCES', row, `${what}, ${days} desde el ${inWords(span.from)}`)]
  })
}

const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)

const absenceCodes: ReadonlyMap<string, string> = new Map([
  ['DIAS_AUSENCIA', 'días de ausencia'],
  ['DIAS_SIN_GOCE', 'días sin goce'],
])

/** People with days of absence or a loan quota this month. */
async function givenItems({ tx }: Context, month: MonthHead, contracts: readonly ContractRow[]) {
  const rows = await tx
    .selectFrom('userItem')
    .select(['userContractId', 'itemCode', 'value', 'totalQuotas'])
    .where(
      sql<boolean>`user_contract_id = any(${contracts.map((row) => row.contractId)}::bigint[])`,
    )
    .where('itemCode', 'in', [...absenceCodes.keys(), 'PRESTAMO_EMPRESA'])
    .where('status', '=', 'ACTIVE')
    .where('startMonth', '<=', month.yearMonth)
    .where((eb) => eb.or([eb('endMonth', 'is', null), eb('endMonth', '>=', month.yearMonth)]))
    .orderBy('id')
    .execute()
  const known = new Map(contracts.map((row) => [row.contractId, row]))
  return rows.flatMap(({ userContractId, itemCode, value }): Listed[] => {
    const row = known.get(userContractId)
    if (!row) return []
    const words = absenceCodes.get(itemCode)
    return words
      ? [listed('ABSENCES', row, `${Number(value)} ${words}`)]
      : [listed('LOANS', row, 'Cuota de préstamo')]
  })
}

type Asked = { yearMonth: number; businessId: number | null }

/** New contracts of a month, within reach, and the data each still lacks. */
export async function newHires(context: Context, { yearMonth, businessId }: Asked) {
  if (!isYearMonth(yearMonth)) throw invalid('yearMonth', 'Ese mes no existe')
  const last = lastDay(yearMonth)
  const rows = await hired(context)
    .where('contract.initialDate', '>=', firstDay(yearMonth))
    .where('contract.initialDate', '<=', last)
    .$if(businessId !== null, (query) => query.where('contract.businessId', '=', businessId ?? 0))
    .leftJoin('userVersion as person', (join) =>
      join
        .onRef('person.userId', '=', 'contract.userId')
        .on('person.supersededAt', 'is', null)
        .on(sql<boolean>`person.valid @> ${last}::date`),
    )
    .select(['person.firstname', 'person.birthday', 'person.previsionType'])
    .select(['person.retirementScheme', 'person.pensionInstitution', 'person.healthInstitution'])
    .select([
      'person.ipsReducedRate',
      sql<string | null>`coalesce(nullif(link.business_email, ''), person.email)`.as('email'),
      sql<string>`coalesce(nullif(${personName}, ''), users.rut)`.as('name'),
    ])
    .orderBy('contract.initialDate')
    .orderBy(personSurname)
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => {
    const { contractId, userId, name, initialDate, businessName, jobTitle, area } = row
    const lacks: string[] = lacksOf(row)
    return { contractId, userId, name, initialDate, businessName, jobTitle, area, lacks }
  })
}
export type NewHire = Awaited<ReturnType<typeof newHires>>[number]

function hired(context: Context) {
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .innerJoin('userContractVersion as terms', (join) =>
      join
        .onRef('terms.userContractId', '=', 'contract.id')
        .on('terms.supersededAt', 'is', null)
        .on(sql<boolean>`terms.valid @> contract.initial_date`),
    )
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'contract.userId').on('method.isCurrent', '=', true),
    )
    .select(['contract.id as contractId', 'contract.userId', 'contract.initialDate'])
    .select(['contract.signed', 'business.name as businessName', 'terms.jobTitle'])
    .select(areaName('terms').as('area'))
    .select(['link.inPayroll', sql<boolean>`method.id is not null`.as('paid')])
    .where('contract.status', '<>', 'DELETED')
    .where(payWithin(context.reach('newHires.read'), columns, context.actor.userId))
}
