import { fullnameOf } from '#chile/names.ts'
import { type ContractRow, contractsIn } from '#modules/payroll/payroll-input/server/index.ts'
import { type Engine, readBatch } from '#modules/payroll/payroll-engine/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import type { DraftValues } from '../model/draft.ts'
import { countOf } from '#platform/server/sql/total-of.ts'
import { type Basis, basisOf, drafted, engineOf, firstProblem } from './engines.ts'
import { type Figures, figuresOf, gather, type Gathered } from './figures.ts'

type Wanted = DraftValues & { payrollMonthId: number; after: number | null }

export type Moved = {
  contractId: number
  userId: number
  name: string
  before: number
  after: number
  netBefore: number
  netAfter: number
}
export type Broken = { contractId: number; name: string; message: string }

/** A part of the month: its totals, and the contract after which the next part begins. */
export type Impact = {
  watched: string
  /** Contracts of this part. */
  done: number
  /** Contracts of the month, which the first part counts. */
  total: number | null
  next: number | null
  changed: number
  concept: number
  net: number
  cost: number
  broken: Broken[]
  failures: number
  mended: number
  top: Moved[]
}

/**
 * Contracts read at once, and after how long an answer begins no more of them: a part is as short
 * as any other request, so that nobody waits for it.
 */
const BATCH = 50
const MILLISECONDS = 25
/** Contracts of one answer at the most. */
const PART = 500
/** The most affected people of each part: the screen shows the ten of all parts. */
const TOP = 10

/**
 * The effect of a draft on everybody of the open month, calculated in memory and stored nowhere. A
 * large company takes several answers; each says where the next one begins, so that the screen
 * shows progress and may stop.
 */
export async function conceptImpact(
  context: Context,
  { payrollMonthId, after, ...draft }: Wanted,
): Promise<Impact> {
  const basis = await basisOf(context, payrollMonthId)
  const { library, watched } = drafted(basis.library, draft)
  const [now, then] = [engineOf(basis, basis.library), engineOf(basis, library)]
  if (!('engine' in then)) throw conflict(firstProblem(then.problems), 'sourceCode')
  const total = after === null ? await countOf(contractsOf(context, basis)) : null
  const left = await idsAfter(context, basis, after ?? 0)
  const part = new Part(watched)
  const until = performance.now() + MILLISECONDS
  let taken = 0
  while (taken < left.length && (taken === 0 || performance.now() < until)) {
    const batch = left.slice(taken, taken + BATCH)
    const gathered = await gather(context, basis, batch)
    const before = 'engine' in now ? figures(now.engine, gathered, watched) : new Map()
    part.add(gathered.contracts, before, figures(then.engine, gathered, watched))
    taken += batch.length
  }
  const isLast = taken === left.length && left.length < PART
  const next = isLast ? null : (left[taken - 1] ?? null)
  return { ...part.sums(), done: taken, total, next }
}

const contractsOf = ({ tx }: Context, { month }: Basis) =>
  contractsIn(tx, month.businessId, month.yearMonth)

/** The contracts of the month after one of them, as many as an answer may have. */
async function idsAfter(context: Context, basis: Basis, after: number): Promise<number[]> {
  const rows = await contractsOf(context, basis)
    .select('contract.id')
    .where('contract.id', '>', after)
    .orderBy('contract.id')
    .limit(PART)
    .execute()
  return rows.map(({ id }) => id)
}

const figures = (engine: Engine, gathered: Gathered, watched: string) =>
  figuresOf(engine, readBatch(engine, gathered), [watched, 'LIQUIDO', 'COSTO_EMPRESA'])

class Part {
  readonly watched: string
  changed = 0
  concept = 0
  net = 0
  cost = 0
  mended = 0
  readonly broken: Broken[] = []
  moved: Moved[] = []

  constructor(watched: string) {
    this.watched = watched
  }

  add(
    contracts: readonly ContractRow[],
    before: ReadonlyMap<number, Figures>,
    after: ReadonlyMap<number, Figures>,
  ): void {
    for (const row of contracts) {
      const [old, fresh] = [before.get(row.contractId), after.get(row.contractId)]
      if (fresh && 'error' in fresh) this.#broke(row, old, fresh.error)
      else if (fresh) this.#compare(row, old, fresh.values)
    }
    this.moved = this.moved.toSorted((a, b) => size(b) - size(a)).slice(0, TOP)
  }

  #broke(row: ContractRow, old: Figures | undefined, message: string): void {
    if (old && 'error' in old && old.error === message) return
    this.broken.push({ contractId: row.contractId, name: fullnameOf(row), message })
  }

  #compare(row: ContractRow, old: Figures | undefined, fresh: readonly number[]): void {
    if (old && 'error' in old) this.mended += 1
    const was = old && 'values' in old ? old.values : [0, 0, 0]
    const [before = 0, netBefore = 0, costBefore = 0] = was
    const [after = 0, netAfter = 0, costAfter = 0] = fresh
    if (before === after && netBefore === netAfter && costBefore === costAfter) return
    this.changed += 1
    this.concept += after - before
    this.net += netAfter - netBefore
    this.cost += costAfter - costBefore
    const { contractId, ownerId: userId } = row
    this.moved.push({
      contractId,
      userId,
      name: fullnameOf(row),
      before,
      after,
      netBefore,
      netAfter,
    })
  }

  sums() {
    const { watched, changed, concept, net, cost, mended, broken, moved } = this
    const summary = { broken: broken.slice(0, 50), failures: broken.length, top: moved }
    return { watched, changed, concept, net, cost, mended, ...summary }
  }
}

const size = ({ before, after, netBefore, netAfter }: Moved) =>
  Math.max(Math.abs(after - before), Math.abs(netAfter - netBefore))
