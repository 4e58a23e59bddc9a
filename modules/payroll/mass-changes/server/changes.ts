import type { ISODate } from '#chile/dates.ts'
import {
  addMissingItems,
  moveItemEnds,
  removeUnchangedItems,
} from '#modules/payroll/user-items/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { MassWork } from '#platform/server/records/mass-acts.ts'
import { changeManyFrom, type Writing } from '#platform/server/records/versions.ts'
import { countVersions, lockInOrder } from '#platform/server/transaction/locks.ts'

/** A person of a change as it is kept. */
export type Stored = {
  readonly id: number
  readonly contractId: number
  readonly userId: number
  readonly userItemId: number | null
  readonly before: string | null
  readonly after: string | null
  readonly currency: string
}

type Change = {
  readonly fromDate: ISODate | null
  readonly startMonth: number | null
  readonly endMonth: number | null
  readonly itemCode: string | null
  readonly reason: string
  /** Who ordered it: theirs it is, whoever made a stopped work go on. */
  readonly creatorLoginId: number | null
}

type Outcome = {
  id: number
  status: 'DONE' | 'UNDONE' | 'KEPT'
  problem: string | null
  userItemId: number | null
}

/** What is done to some people, in one transaction; each of them comes back with what became. */
export type Work = (
  work: MassWork,
  change: Change,
  rows: readonly Stored[],
) => Promise<readonly Outcome[]>

const contractVersions = { table: 'userContractVersion', owner: 'userContractId' } as const
const userVersions = { table: 'userVersion', owner: 'userId' } as const

const MOVED = 'Cambió entre que se ordenó y se hizo'
const LATER = 'Se cambió después: queda como está'

/**
 * Splits rows in those that still are as a change found or left them, and those that are not, which
 * stay as they are.
 */
function outcomes(
  rows: readonly Stored[],
  same: ReadonlySet<number>,
  done: 'DONE' | 'UNDONE',
  problem: string,
): readonly Outcome[] {
  return rows.map(({ id, userItemId }) =>
    same.has(id)
      ? { id, status: done, problem: null, userItemId }
      : { id, status: 'KEPT', problem, userItemId },
  )
}

const dayOf = ({ fromDate }: Change): ISODate => {
  if (fromDate === null) throw new Error('A dated change has its day')
  return fromDate
}

/** Writes a salary from a day on, where it is still the other one on that day and after it. */
async function salaries(
  tx: Tx,
  change: Change,
  rows: readonly Stored[],
  { is, becomes, ...writing }: Sides & Writing,
): Promise<ReadonlySet<number>> {
  const day = dayOf(change)
  await lockContracts(tx, rows)
  const same = await holdingSalary(tx, rows, day, is)
  const patches = rows.flatMap((row) =>
    same.has(row.id)
      ? { ownerId: row.contractId, from: day, patch: { monthlySalaryValue: row[becomes] } }
      : [],
  )
  await changeManyFrom(tx, contractVersions, patches, writing)
  await countVersions(
    tx,
    'userContract',
    patches.map(({ ownerId }) => ownerId),
  )
  return same
}

type Side = 'before' | 'after'
type Sides = { readonly is: Side; readonly becomes: Side }

const lockContracts = (tx: Tx, rows: readonly Stored[]) =>
  lockInOrder(
    tx,
    'userContract',
    rows.map(({ contractId }) => contractId),
  )

/** The rows whose contract goes on and has that salary on a day and ever after. */
async function holdingSalary(tx: Tx, rows: readonly Stored[], day: ISODate, side: Side) {
  const { rows: found } = await sql<{ id: number }>`
    select r.id from unnest(${rows.map(({ id }) => id)}::bigint[],
        ${rows.map(({ contractId }) => contractId)}::bigint[],
        ${rows.map((row) => row[side])}::numeric[], ${rows.map(({ currency }) => currency)}::text[])
      as r (id, contract, value, currency)
    join user_contract c on c.company_id = app.current_company() and c.id = r.contract
      and c.status <> 'DELETED' and (c.final_date is null or c.final_date >= ${day}::date)
    where not exists (select from user_contract_version v
      where v.company_id = app.current_company() and v.user_contract_id = r.contract
        and v.superseded_at is null and coalesce(upper(v.valid), 'infinity') > ${day}::date
        and (v.monthly_salary_value, v.monthly_salary_currency)
          is distinct from (r.value, r.currency))`.execute(tx)
  return new Set(found.map(({ id }) => Number(id)))
}

/** Writes a bracket of the family allowance from a day on, where it is still the other one. */
async function segments(
  tx: Tx,
  change: Change,
  rows: readonly Stored[],
  { is, becomes, ...writing }: Sides & Writing,
): Promise<ReadonlySet<number>> {
  const day = dayOf(change)
  const people = rows.map(({ userId }) => userId)
  await lockInOrder(tx, 'users', people)
  const { rows: found } = await sql<{ id: number }>`
    select r.id from unnest(${rows.map(({ id }) => id)}::bigint[], ${people}::bigint[],
        ${rows.map((row) => row[is])}::text[]) as r (id, person, segment)
    where not exists (select from user_version v
      where v.company_id = app.current_company() and v.user_id = r.person
        and v.superseded_at is null and v.valid @> ${day}::date
        and v.family_allowance_segment is distinct from r.segment)`.execute(tx)
  const same = new Set(found.map(({ id }) => Number(id)))
  const patches = rows.flatMap((row) =>
    same.has(row.id)
      ? { ownerId: row.userId, from: day, patch: { familyAllowanceSegment: row[becomes] } }
      : [],
  )
  await changeManyFrom(tx, userVersions, patches, writing)
  await countVersions(
    tx,
    'users',
    patches.map(({ ownerId }) => ownerId),
  )
  return same
}

/** Gives an item to the contracts that do not have it meanwhile. */
async function giveItems({ tx }: MassWork, change: Change, rows: readonly Stored[]) {
  await lockContracts(tx, rows)
  const made = await addMissingItems(
    tx,
    { ...change, comment: change.reason },
    rows.map(({ contractId, after, currency }) => ({ contractId, value: after, unit: currency })),
  )
  const items = new Map(
    rows.flatMap(({ id, contractId }) => {
      const item = made.get(contractId)
      return item === undefined ? [] : [[id, item] as const]
    }),
  )
  const same = new Set(items.keys())
  return outcomes(rows, same, 'DONE', 'Ya lo tenía').map((one) => ({
    ...one,
    userItemId: items.get(one.id) ?? null,
  }))
}

const itemsOf = (rows: readonly Stored[]) => rows.flatMap(({ userItemId }) => userItemId ?? [])

/** Takes the items of a change away again, but for those that somebody changed. */
async function takeItems({ tx }: MassWork, _change: Change, rows: readonly Stored[]) {
  const gone = await removeUnchangedItems(tx, itemsOf(rows))
  return outcomes(rows, rowsOf(rows, gone), 'UNDONE', LATER)
}

/** Ends the items of a change in its last month, or gives them the months that they had. */
async function endItems({ tx }: MassWork, rows: readonly Stored[], { is, becomes }: Sides) {
  const ended = await moveItemEnds(
    tx,
    rows.map((row) => ({
      itemId: row.userItemId,
      endMonth: row[is],
      newEndMonth: row[becomes],
    })),
  )
  return rowsOf(rows, ended)
}

function rowsOf(rows: readonly Stored[], items: ReadonlySet<number>): ReadonlySet<number> {
  return new Set(rows.flatMap(({ id, userItemId }) => (items.has(Number(userItemId)) ? [id] : [])))
}

const forth = { is: 'before', becomes: 'after' } as const
const back = { is: 'after', becomes: 'before' } as const

const ordered = ({ creatorLoginId, reason }: Change): Sides & Writing => ({
  ...forth,
  authorLoginId: creatorLoginId,
  reason,
})

const undone = ({ session }: MassWork, { reason }: Change): Sides & Writing => ({
  ...back,
  authorLoginId: session.loginId,
  reason: `Se deshizo: ${reason}`.slice(0, 300),
})

/** What each kind of change does. */
export const applied: Readonly<Record<string, Work>> = {
  RAISE: async ({ tx }, change, rows) =>
    outcomes(rows, await salaries(tx, change, rows, ordered(change)), 'DONE', MOVED),
  ITEM: giveItems,
  ITEM_END: async (work, _change, rows) =>
    outcomes(rows, await endItems(work, rows, forth), 'DONE', MOVED),
  ALLOWANCE: async ({ tx }, change, rows) =>
    outcomes(rows, await segments(tx, change, rows, ordered(change)), 'DONE', MOVED),
}

/** What each kind of change does when it is taken back. */
export const taken: Readonly<Record<string, Work>> = {
  RAISE: async (work, change, rows) =>
    outcomes(rows, await salaries(work.tx, change, rows, undone(work, change)), 'UNDONE', LATER),
  ITEM: takeItems,
  ITEM_END: async (work, _change, rows) =>
    outcomes(rows, await endItems(work, rows, back), 'UNDONE', LATER),
  ALLOWANCE: async (work, change, rows) =>
    outcomes(rows, await segments(work.tx, change, rows, undone(work, change)), 'UNDONE', LATER),
}
