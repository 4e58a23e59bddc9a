import { formatDate, type ISODate } from '#chile/dates.ts'
import { compareDecimals, plainDecimal } from '#chile/money/decimal.ts'
import { monthTitle, yearMonthOf } from '#chile/period.ts'
import { itemValueText } from '#modules/concepts/concept-library/model/input-items.ts'
import { warningsOf } from '#modules/people/contracts/model/rules.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { FamilyAllowanceSegment } from '#modules/people/people/model/catalogs.ts'
import { type Later, laterProblem, raised } from '../model/raise.ts'
import { parameters, rowAt } from '#law/index.ts'
import { proposalsOf } from './allowance.queries.ts'
import type { Member, Wanted } from './members.queries.ts'
import { refusals } from './refusals.ts'

/** What a change does to one contract, or why it does nothing. */
export type Plan = {
  contractId: number
  userId: number
  userItemId: number | null
  before: string | null
  after: string | null
  currency: string
  /** What a salary is the pay of: a month, a week or a day. */
  period: string | null
  basis: string | null
  note: string | null
  left: string | null
}

/**
 * What each of some contracts has and would have: the same number of statements for one and for
 * thousands.
 */
export async function plansOf(
  context: Acting,
  asked: Wanted,
  members: readonly Member[],
): Promise<ReadonlyMap<number, readonly Plan[]>> {
  const plans = await kinds[asked.kind](context, asked, members)
  return Map.groupBy(plans, ({ contractId }) => contractId)
}

type Planner = (
  context: Acting,
  asked: Wanted,
  members: readonly Member[],
) => Promise<readonly Plan[]>

const nothing = { userItemId: null, basis: null, period: null, note: null, left: null }

const raises: Planner = async (context, asked, members) => {
  const day = asked.fromDate ?? context.today
  const left = await refusals(context, 'RAISE', members)
  const later = await laterSalaries(context, members, day)
  const minimum = minimumWage(day)
  return members.map((member) => {
    const { id, userId, monthlySalaryValue, monthlySalaryCurrency: currency } = member
    const before = plainDecimal(monthlySalaryValue)
    const got = raised(
      { value: before, currency, period: member.paymentPeriod },
      {
        mode: asked.raiseMode ?? 'PERCENT',
        value: asked.value ?? '0',
        rounding: asked.rounding ?? 'ONE',
        least: asked.least,
      },
    )
    const after = 'after' in got ? got.after : null
    const problem =
      left.get(userId) ?? laterProblem(later.get(id)) ?? ('left' in got ? got.left : null)
    return {
      ...nothing,
      contractId: id,
      userId,
      before,
      after: problem === null ? after : null,
      currency,
      period: member.paymentPeriod,
      note: after === null || problem !== null ? null : lowPay(member, after, day, minimum),
      left: problem,
    }
  })
}

/** The minimum monthly wage published for the month of a day, in pesos; unknown is undefined. */
function minimumWage(day: ISODate): number | undefined {
  const rows = parameters.find(({ key }) => key === 'IMM')?.rows ?? []
  const value = rowAt(rows, yearMonthOf(day))?.value
  return value ? Number(value) : undefined
}

/** A salary that stays under the minimum wage, in the words of a contract's form. */
function lowPay(
  { initialDate, finalDate, hoursPerWeek, paymentPeriod, apprentice, ...held }: Member,
  value: string,
  day: ISODate,
  minimum: number | undefined,
): string | null {
  const terms = { initialDate, finalDate, hoursPerWeek, paymentPeriod, apprentice }
  const monthlySalary = { value, currency: held.monthlySalaryCurrency }
  const known = new Set(warningsOf(terms, day, minimum))
  const found = warningsOf({ ...terms, monthlySalary }, day, minimum)
  return found.find((warning) => !known.has(warning)) ?? null
}

/** The first salary of each contract after a day that is not the one it has on that day. */
async function laterSalaries(
  { tx }: Acting,
  members: readonly Member[],
  day: ISODate,
): Promise<ReadonlyMap<number, Later>> {
  const { rows } = await sql<{ id: number; from: ISODate; value: string }>`
    select distinct on (held.contract) held.contract as id, lower(v.valid)::text as "from",
      v.monthly_salary_value::text as value
    from ${bulk(members, 'held', {
      contract: ['bigint', ({ id }) => id],
      value: ['numeric', (member) => member.monthlySalaryValue],
      currency: ['text', (member) => member.monthlySalaryCurrency],
    })}
    join user_contract_version v on v.company_id = app.current_company()
      and v.user_contract_id = held.contract and v.superseded_at is null
      and lower(v.valid) > ${day}::date
      and (v.monthly_salary_value, v.monthly_salary_currency)
        is distinct from (held.value, held.currency)
    order by held.contract, lower(v.valid)`.execute(tx)
  return new Map(rows.map(({ id, ...later }) => [Number(id), later]))
}

type HeldItem = {
  id: number
  contractId: number
  value: string
  currency: string
  startMonth: number
  endMonth: number | null
}

/** What the contracts are given of an item beyond a month, of what people entered. */
async function heldItems(
  { tx }: Acting,
  itemCode: string | null,
  members: readonly Member[],
  after: number,
): Promise<readonly HeldItem[]> {
  const rows = await tx
    .selectFrom('userItem')
    .select(['id', 'userContractId as contractId', 'value', 'currency', 'startMonth', 'endMonth'])
    .where('itemCode', '=', itemCode ?? '')
    .where('origin', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`user_contract_id = any(${members.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`coalesce(end_month, 999999) > ${after}`)
    .orderBy('userContractId')
    .orderBy('id')
    .execute()
  return rows
}

const items: Planner = async (context, asked, members) => {
  const start = asked.startMonth ?? 0
  const held = Map.groupBy(
    await heldItems(context, asked.itemCode, members, start - 1),
    ({ contractId }) => contractId,
  )
  return members.map(({ id, userId, finalDate }) => {
    const [own] = held.get(id) ?? []
    return {
      ...nothing,
      contractId: id,
      userId,
      before: null,
      after: own ? null : plainDecimal(asked.value ?? '0'),
      currency: asked.unit,
      note: finalDate === null ? null : `El contrato termina el ${formatDate(finalDate)}`,
      left: own ? `Ya lo tiene: ${heldWords(own)}` : null,
    }
  })
}

const heldWords = ({ value, currency, startMonth }: HeldItem) =>
  `${itemValueText(value, currency)} desde ${monthTitle(startMonth).toLowerCase()}`

const endsOfItems: Planner = async (context, asked, members) => {
  const last = asked.endMonth ?? 0
  const held = await heldItems(context, asked.itemCode, members, last)
  const people = new Map(members.map(({ id, userId }) => [id, userId]))
  return held.map(({ id, contractId, value, currency, startMonth, endMonth }) => ({
    ...nothing,
    contractId,
    userId: people.get(contractId) ?? 0,
    userItemId: id,
    before: endMonth === null ? null : String(endMonth),
    after: startMonth > last ? null : String(last),
    currency,
    note: itemValueText(value, currency),
    left: startMonth > last ? `Comienza en ${monthTitle(startMonth).toLowerCase()}` : null,
  }))
}

const allowances: Planner = async (context, asked, members) => {
  const day = asked.fromDate ?? context.today
  const left = await refusals(context, 'ALLOWANCE', members)
  const found = await proposalsOf(context, members, day)
  return members.map(({ id, userId }) => {
    const { now, proposal } = found.get(userId) ?? { now: null, proposal: { left: '' } }
    const segment = 'segment' in proposal ? proposal.segment : null
    const problem =
      left.get(userId) ??
      ('left' in proposal ? proposal.left : null) ??
      (segment === now ? `Sigue en el ${FamilyAllowanceSegment.label(now ?? 'D')}` : null)
    return {
      ...nothing,
      contractId: id,
      userId,
      before: now,
      after: problem === null ? segment : null,
      currency: 'SEGMENT',
      basis: 'basis' in proposal ? proposal.basis : null,
      note: 'basis' in proposal ? proposal.basis : null,
      left: problem,
    }
  })
}

const kinds: Readonly<Record<Wanted['kind'], Planner>> = {
  RAISE: raises,
  ITEM: items,
  ITEM_END: endsOfItems,
  ALLOWANCE: allowances,
}

/** The pesos that a raise adds to a month of a contract; other units are not added up. */
export const addedPesos = ({ before, after, currency }: Plan): number =>
  before !== null && after !== null && currency === 'CLP' && compareDecimals(after, before) > 0
    ? Number(after) - Number(before)
    : 0
