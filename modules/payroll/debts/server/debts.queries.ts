import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import type { CompanyLibrary } from '#modules/concepts/concept-library/model/library.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import { shortOf } from '#modules/payroll/user-items/model/carry.ts'
import { plainDeduction } from '#modules/payroll/payroll-results/model/plain-deduction.ts'
import { publicId } from '#platform/model/ids.ts'
import type { CompanyTx } from '#platform/server/context.ts'
import {
  advanceName,
  asksIn,
  joined,
  loanName,
  type Owed,
  type OwedPart,
  type OwedTo,
  quotasAfter,
} from '../model/debt.ts'
import { type HeldItem, heldItems, type Last, type OtherDebt, otherDebts } from './items.queries.ts'
import { discountedUntil, newestCalculated, openMonths, withPayslip } from './quota-prices.ts'

/**
 * Everything that some contracts owe, or are owed, after their last payslip: the quotas of loans
 * and of items after its month, what no payslip took of quotas and advances, and what closed months
 * owe that no open one pays. Without a month, after the last closed one. The number of statements
 * does not depend on the number of contracts.
 */
export async function owedAfter(
  db: CompanyTx,
  lasts: readonly Last[],
): Promise<ReadonlyMap<number, readonly Owed[]>> {
  const items = await heldItems(db.tx, lasts)
  const parts = [
    ...(items.length === 0 ? [] : await partsOf(db, items)),
    ...(await otherDebts(db.tx, lasts)).map(partOfOther),
  ]
  return Map.groupBy(joined(parts), ({ contractId }) => contractId)
}

async function partsOf(db: CompanyTx, items: readonly HeldItem[]): Promise<OwedPart[]> {
  const inPesos = await pesosOf(db, items)
  const found = items.flatMap((item): (Known | Unknown)[] => {
    const pesos = inPesos(item)
    return pesos === undefined ? [] : [{ item, ...pesos }]
  })
  const known = found.filter((one) => one.pesos !== null)
  const unknown = found.filter((one) => one.pesos === null)
  const short = await shortInOpenMonths(db, known)
  return [
    ...known.flatMap((one) => partAfter(one)),
    ...(await unknownParts(db, unknown)),
    ...short.map(({ one, amount }) => ({ ...debtOf(one), amount, quotas: 0, rest: amount })),
  ]
}

/** An item beside what one of its quotas is in pesos, and whose debt it is. */
type Known = { item: HeldItem; pesos: number; label: string; to: OwedTo }

/** An item whose quotas are calculated in each month alone, and how. */
type Unknown = Omit<Known, 'pesos'> & { pesos: null; how: string }

/** The items whose quotas to come have no known amount, with what they have discounted. */
async function unknownParts(db: CompanyTx, items: readonly Unknown[]): Promise<OwedPart[]> {
  const left = items.flatMap((one) => {
    const quotas = one.item.carries ? quotasAfter(asLasting(one.item), one.item.last) : 0
    return quotas > 0 ? [{ ...one, quotas }] : []
  })
  if (left.length === 0) return []
  const taken = await discountedUntil(
    db,
    left.map(({ item }) => item),
  )
  return left.map((one) => ({
    ...debtOf(one),
    amount: null,
    quotas: one.quotas,
    rest: 0,
    unknown: `${one.how}; van ${formatPesos(taken(one.item))} descontados`,
  }))
}

/** What is left of an item in the months after the last payslip. */
function partAfter(one: Known): OwedPart[] {
  const { item, pesos } = one
  if (!item.carries) return []
  if (item.ordered !== null) {
    const goesOn = item.endMonth === null || item.endMonth > item.last
    return goesOn ? [{ ...debtOf(one), amount: item.ordered, quotas: 0, rest: 0 }] : []
  }
  const quotas = quotasAfter(asLasting(item), item.last)
  if (quotas === 0) return []
  const isRest = item.origin === 'CARRIED' || item.isAdvance
  const amount = quotas * pesos - item.moved
  return [
    {
      ...debtOf(one),
      amount,
      quotas: isRest || amount <= 0 ? 0 : quotas,
      rest: isRest ? amount : 0,
    },
  ]
}

/** A rest of a quota is one of its months, whoever counts its quotas. */
const asLasting = (item: HeldItem) =>
  item.totalQuotas === null ? { ...item, totalQuotas: 1 } : item

/** The debt that an item is of: rests are of the item or the loan that they come from. */
function debtOf({ item, label, to }: Omit<Known, 'pesos'>) {
  const { contractId, origin, rootId, grantedOn, carriedFrom, startMonth } = item
  if (origin === 'LOAN') {
    const name = loanName(grantedOn ?? '')
    return { contractId, to, kind: 'LOAN', key: `LOAN:${publicId('loan', rootId)}`, name } as const
  }
  if (item.isAdvance) {
    const month = carriedFrom ?? startMonth
    const name = advanceName(month)
    return { contractId, to, kind: 'ADVANCE', key: `ADVANCE:${month}`, name } as const
  }
  const key = `QUOTA:${publicId('userItem', rootId)}`
  const kind = item.ordered === null ? 'QUOTA' : 'ORDER'
  return { contractId, to, kind, key, name: label } as const
}

const partOfOther = ({ contractId, kind, id, month, toPay }: OtherDebt): OwedPart => {
  const isLate = kind === 'RETROACTIVE'
  return {
    contractId,
    key: isLate ? `RETROACTIVE:${month}` : `COMPENSATION:${publicId('vacationCompensation', id)}`,
    kind,
    to: toPay < 0 ? 'COMPANY' : 'PERSON',
    name: `${isLate ? 'Diferencia' : 'Feriado progresivo en dinero'} de ${monthLabel(month)}`,
    amount: Math.abs(toPay),
    quotas: 0,
    rest: 0,
  }
}

/** What calculated payslips of open months could not take of quotas and advances. */
async function shortInOpenMonths(db: CompanyTx, known: readonly Known[]) {
  const asking = known.filter(
    ({ item, to }) => to !== 'PERSON' && item.ordered === null && item.last > item.closed,
  )
  const businesses = [...new Set(asking.map(({ item }) => item.businessId))]
  const contracts = [...new Set(asking.map(({ item }) => item.contractId))]
  const months = await openMonths(db, businesses, contracts)
  const calculated = await withPayslip(db, months, contracts)
  return months.flatMap(({ businessId, yearMonth, taken }) => {
    const of = asking.filter(
      ({ item }) =>
        item.businessId === businessId &&
        item.last >= yearMonth &&
        calculated.has(`${yearMonth} ${item.contractId}`) &&
        asksIn(item, yearMonth),
    )
    const groups = Map.groupBy(of, ({ item }) => `${item.contractId} ${item.itemCode}`)
    return [...groups.values()].flatMap((same) => {
      const [first] = same
      if (!first) return []
      const byId = new Map(same.map((one) => [one.item.id, one]))
      const asked = loansFirst(same).map(({ item: { id, carries }, pesos }) => ({
        id,
        carries,
        amount: pesos,
      }))
      const took = taken.of(first.item.contractId, first.item.itemCode)
      return shortOf(asked, took).flatMap(({ id, amount }) => {
        const one = byId.get(id)
        return one ? [{ one, amount }] : []
      })
    })
  })
}

/** As their own ledger counts them: the oldest loan first, and what is no loan after them. */
const loansFirst = (same: readonly Known[]) => [
  ...same.filter(({ item }) => item.origin === 'LOAN').toSorted(byRoot),
  ...same.filter(({ item }) => item.origin !== 'LOAN'),
]
const byRoot = (a: Known, b: Known) => a.item.rootId - b.item.rootId

type Concept = CompanyLibrary['payroll']['concepts'][number]

const categories: Readonly<Partial<Record<Concept['category'], OwedTo>>> = {
  DEDUCTION: 'COMPANY',
  EARNING: 'PERSON',
  SPECIAL_EARNING: 'PERSON',
  ASSIGNATION: 'PERSON',
}

/** Discounts under these limits are sent to a caja or a cooperative. */
const OF_OTHERS: ReadonlySet<Concept['limit']> = new Set(['CCAF', 'COOPERATIVE'])

/**
 * What a quota of each item is in pesos, its name, and whose debt it is. What a formula, the days
 * or a cap make something else of has no amount before its payslip: null, and how it is calculated.
 * Nor has what is in units while no month is calculated with them.
 */
async function pesosOf(db: CompanyTx, items: readonly HeldItem[]) {
  const library = await companyLibrary(db.tx, await newestMonth(db.tx))
  const concepts = new Map(library.payroll.concepts.map((one) => [one.code, one]))
  const inUnits = items.filter(({ itemCode }) => isIndexed(concepts.get(itemCode)))
  const businesses = [...new Set(inUnits.map(({ businessId }) => businessId))]
  const newest = new Map(
    await Promise.all(businesses.map(async (id) => [id, await newestCalculated(db, id)] as const)),
  )
  return ({ itemCode, value, businessId, ordered }: HeldItem) => {
    const concept = concepts.get(itemCode)
    if (ordered !== null) {
      return { pesos: 0, label: `Orden judicial (${orderName(itemCode)})`, to: 'OTHER' } as const
    }
    const category = concept && categories[concept.category]
    if (!concept || !category) return undefined
    const { label, limit, unit = 'CLP' } = concept
    const to: OwedTo = category === 'COMPANY' && OF_OTHERS.has(limit) ? 'OTHER' : category
    if (!isPlain(concept)) {
      // What is given by a formula is pay of the month alone; what is discounted is owed.
      if (category !== 'COMPANY' || concept.informative) return undefined
      return { pesos: null, label, to, how: howOf(concept, value) }
    }
    if (unit !== 'UF' && unit !== 'UTM') return { pesos: Math.round(Number(value)), label, to }
    if (category !== 'COMPANY') return undefined
    const calculated = newest.get(businessId)
    const inPesos = calculated && plainDeduction(calculated, itemCode)
    if (!inPesos) {
      const asked = `${formatNumber(Number(value))} ${unit} cada mes`
      const how = `${asked}, y falta calcular un mes que lo diga en pesos`
      return { pesos: null, label, to, how }
    }
    return { pesos: inPesos(value), label, to }
  }
}

/**
 * The codes of discounts in quotas that are a debt, by what says how much a quota is: whole pesos,
 * a unit, or nothing before its payslip. The same as `pesosOf` says of an item.
 */
export function owedCodes(concepts: readonly Concept[]) {
  const owed = concepts.filter(({ category, informative }) =>
    categories[category] === 'COMPANY' ? !informative : false,
  )
  const codesOf = (some: readonly Concept[]) => some.map(({ code }) => code)
  const plain = owed.filter(isPlain)
  return {
    pesos: codesOf(plain.filter((one) => !isIndexed(one))),
    units: codesOf(plain.filter(isIndexed)),
    unknown: codesOf(owed.filter((one) => !isPlain(one))),
  }
}

const isIndexed = (concept: Concept | undefined) =>
  concept?.unit === 'UF' || concept?.unit === 'UTM'

const isPlain = ({ unit = 'CLP', formula, proportional, cap, informative }: Concept) =>
  (unit === 'CLP' || unit === 'UF' || unit === 'UTM') &&
  formula === undefined &&
  !proportional &&
  cap === undefined &&
  !informative

/** How a discount is calculated that does not ask for known pesos. */
function howOf({ unit = 'CLP', formula, cap }: Concept, value: string): string {
  if (unit === '%') return `${formatNumber(Number(value))} % de cada mes`
  if (formula !== undefined) return 'lo dice una fórmula'
  return cap === undefined ? 'según los días del mes' : 'con un tope cada mes'
}

const orderName = (code: string) => (code === 'ASIGNACION_FAMILIA_ART_59' ? 'art. 59' : 'embargo')
