import { lastDay, yearOf } from '#chile/period.ts'
import { severanceOwed } from '#modules/money/settlements/server/index.ts'
import { gratificationAccrued } from '#modules/payroll/gratification/server/index.ts'
import { provisionOn } from '#modules/payroll/vacation-provision/server/index.ts'
import { daysText } from '#modules/time/vacations/model/units.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Figures } from '../model/figures.ts'
import { policyAt, type ProvisionKind } from '../model/policy.ts'
import { expectedOf, type Owed, provisionDifference } from '../model/provision.ts'
import type { BookedMonth } from './entry-contracts.queries.ts'

/** The open transaction of a company, of a job. */

/** What an entry leaves provided for of a kind, and what it moves. */
export type Provision = {
  readonly kind: ProvisionKind
  readonly now: Owed
  readonly moved: Owed
  readonly figures: ReadonlyMap<number, Figures>
}

type Wanted = { readonly entryId: number; readonly withVacations: boolean }
/** What the law would owe to a contract, with the figures behind it. */
type Found = readonly (Figures & { readonly contractId: number })[]

/**
 * The provisions of a month: of vacations where the entry has them, of years of service and of the
 * year's gratification by the policy that rules the month. What is not provided for any more is
 * given back.
 */
export async function provisionsOf(
  db: CompanyDb,
  month: BookedMonth,
  { entryId, withVacations }: Wanted,
): Promise<Provision[]> {
  const held = await movementsBefore(db.tx, month, entryId)
  const policies = await policiesOf(db.tx, month.businessId)
  const provisions: Provision[] = []
  if (withVacations) {
    const found = await vacationsOwed(db.tx, month)
    provisions.push(provisionFrom('VACATION', held('VACATION'), found, null))
  }
  const severance = policyAt(policies, 'SEVERANCE', month.yearMonth)
  if (severance && severance.method !== 'NONE') {
    const found = await severanceFound(db, month)
    provisions.push(provisionFrom('SEVERANCE', held('SEVERANCE'), found, severance.percent))
  }
  const yearly = policyAt(policies, 'GRATIFICATION', month.yearMonth)
  if (yearly && yearly.method !== 'NONE') {
    const found = await gratificationFound(db, month, policies)
    provisions.push(provisionFrom('GRATIFICATION', held('GRATIFICATION'), found, yearly.percent))
  }
  const kept = new Set(provisions.map(({ kind }) => kind))
  for (const kind of ['SEVERANCE', 'GRATIFICATION'] as const) {
    const before = held(kind)
    if (!kept.has(kind) && before.size > 0) provisions.push(provisionFrom(kind, before, [], null))
  }
  return provisions
}

/**
 * What is left provided for: what was found, or the part of it that is expected. A contract that
 * cannot be calculated is left as the books have it.
 */
function provisionFrom(
  kind: ProvisionKind,
  before: Owed,
  found: Found,
  percent: string | null,
): Provision {
  const known = new Map(
    found.flatMap(({ contractId, whole }) => (whole === null ? [] : [[contractId, whole]])),
  )
  const expected = percent === null ? known : expectedOf(known, percent)
  const now = new Map(
    found.map(({ contractId: id }) => [id, expected.get(id) ?? before.get(id) ?? 0]),
  )
  const figures = new Map(found.map(({ contractId, ...one }) => [contractId, one]))
  return { kind, now, moved: provisionDifference(before, now), figures }
}

/** The pesos of each contract that the entries in force of earlier months left in the books. */
async function movementsBefore(
  tx: Tx,
  { businessId, yearMonth }: BookedMonth,
  entryId: number,
): Promise<(kind: ProvisionKind) => Owed> {
  const rows = await tx
    .selectFrom('accountingEntry as entry')
    .innerJoin('accountingProvision as provision', 'provision.entryId', 'entry.id')
    .leftJoin('accountingEntry as reversal', 'reversal.reversesId', 'entry.id')
    .innerJoinLateral(
      () =>
        sql<{ contractId: number; pesos: number }>`(
          select contract_id, pesos
          from unnest(provision.contract_ids, provision.moved) as u (contract_id, pesos))`.as(
          'part',
        ),
      (join) => join.onTrue(),
    )
    .select(['provision.kind', 'part.contractId'])
    .select(sql<number>`sum(part.pesos)::bigint`.as('pesos'))
    .where('entry.businessId', '=', businessId)
    .where('entry.yearMonth', '<', yearMonth)
    .where('entry.id', '<>', entryId)
    .where('entry.kind', '=', 'ENTRY')
    .where('reversal.id', 'is', null)
    .groupBy(['provision.kind', 'part.contractId'])
    .having(sql<boolean>`sum(part.pesos) <> 0`)
    .execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return (kind) => new Map((byKind.get(kind) ?? []).map((row) => [row.contractId, row.pesos]))
}

export const policiesOf = (tx: Tx, businessId: number) =>
  tx
    .selectFrom('provisionPolicy')
    .select(['kind', 'fromMonth', 'method', 'percent', 'profit', 'ownCapital'])
    .where('businessId', '=', businessId)
    .orderBy('fromMonth')
    .execute()

/** Everybody of the company, as work that nobody looks at needs them. */
const everybody = {
  all: true,
  userIds: [],
  businessIds: [],
  unitIds: null,
  placed: [],
  except: [],
  includesPrivate: true,
} as const

/** The vacation owed to each contract in force on the last day of a month. */
async function vacationsOwed(
  tx: Tx,
  { companyId, businessId, yearMonth }: BookedMonth,
): Promise<Found> {
  const wanted = { companyId, businessId, reaches: [everybody], self: null, userId: null }
  const rows = await provisionOn(tx, wanted, lastDay(yearMonth))
  return rows.map(({ id, pesos, problem, calendarUnits, salary, variable }) => ({
    contractId: id,
    whole: pesos,
    problem,
    values: {
      days: daysText(calendarUnits),
      ...(salary === null ? {} : { salary }),
      ...(variable === null ? {} : { variable }),
    },
  }))
}

/** What article 161 would owe for years of service on the last day of a month. */
async function severanceFound(
  db: CompanyDb,
  { businessId, yearMonth }: BookedMonth,
): Promise<Found> {
  const rows = await severanceOwed(db, { businessId, day: lastDay(yearMonth) })
  return rows.map(({ contractId, pesos, problem, years, base, cap, capped }) => ({
    contractId,
    whole: pesos,
    problem,
    values: pesos === null ? {} : { years, base, cap, capped },
  }))
}

type Policies = Awaited<ReturnType<typeof policiesOf>>

/** What the gratification of the year owes at the end of a month. */
async function gratificationFound(
  db: CompanyDb,
  { businessId, yearMonth }: BookedMonth,
  policies: Policies,
): Promise<Found> {
  const profitOf = (year: number) => {
    const last = year === yearOf(yearMonth) ? yearMonth : year * 100 + 12
    const policy = policyAt(policies, 'GRATIFICATION', last)
    const profit = policy?.profit ?? null
    return profit === null ? undefined : { profit, ownCapital: policy?.ownCapital ?? 0 }
  }
  const rows = await gratificationAccrued(db, { businessId, yearMonth, profitOf })
  return rows.map(({ contractId, pesos, months, base, due, paid, earlier }) => ({
    contractId,
    whole: pesos,
    problem: pesos === null ? 'Falta la utilidad estimada en la política de provisión' : null,
    values: { months, base, ...(due === null ? {} : { due }), paid, earlier },
  }))
}
