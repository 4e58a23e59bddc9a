import { contractHooks } from '#modules/people/contracts/server/index.ts'
import { createHash } from 'node:crypto'
import type { ISODate } from '#chile/dates.ts'
import { yearMonthOf } from '#chile/period.ts'
import { finiquitoLibrary, finiquitoPlan } from '#law/finiquito/index.ts'
import { valueIn } from '#formula/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { causeAt, noticeGiven, obstaclesTo } from '../model/causes.ts'
import type { ContributionProof } from '../model/contributions.ts'
import {
  type Gathered,
  isAsked,
  proposals,
  type Terms,
  whyNotLastPayslip,
} from '../model/gathered-facts.ts'
import { settlementLines } from '../model/lines.ts'
import { serviceText, wholeMonths } from '../model/service.ts'
import { warningsOf } from '../model/warnings.ts'
import { addedByLastDay, calculated } from './calculate.ts'
import { contractAt, type EndingContract } from './contract.queries.ts'
import { liquidationsDue } from './due-dates.queries.ts'
import { debtsWithoutAmount } from '../model/unpriced-debts.ts'
import { requireDates } from './require-dates.ts'
import { figuresOf, gather, lawSettings, type Work } from './gather.queries.ts'

/** The edition of the law that made an amount: another one explains other amounts. */
export const editionOfLaw = createHash('sha256')
  .update(JSON.stringify(finiquitoLibrary))
  .digest('hex')
  .slice(0, 16)

export type Wanted = Terms & { userContractId: number }

/** A finiquito as it would be, with everything that a person needs to decide it. */
export async function outcomeOf(context: Context, wanted: Wanted) {
  const { userContractId, disengagementDate } = wanted
  const contract = await contractAt(context, userContractId, disengagementDate)
  const outcome = await readFor(context, [contract], contract, wanted)
  return outcome(contract, wanted)
}

/**
 * The finiquitos of some contracts of a razón social that end and are paid on the same days, each
 * as it would be or why it cannot be. The number of statements does not depend on the number of
 * contracts.
 */
export async function outcomesOf(
  work: Work,
  contracts: readonly EndingContract[],
  termsFor: (contract: EndingContract) => Terms,
): Promise<ReadonlyMap<number, Outcome | { problem: UserError }>> {
  const [first] = contracts
  if (!first) return new Map()
  const outcome = await readFor(work, contracts, first, termsFor(first))
  const one = (contract: EndingContract) => outcome(contract, termsFor(contract))
  return new Map(contracts.map((contract) => [contract.id, orProblem(() => one(contract))]))
}

/**
 * What the finiquitos of some contracts of a razón social rest on, read once for a last day and a
 * day of payment. What comes back makes the finiquito of each of them, with any cause.
 */
async function readFor(
  work: Work,
  contracts: readonly EndingContract[],
  first: EndingContract,
  { disengagementDate, payDate, notifiedOn }: Dated,
): Promise<(contract: EndingContract, terms: Terms) => Outcome> {
  const [end, payMonth] = [yearMonthOf(disengagementDate), yearMonthOf(payDate)]
  const entered = await figuresOf(work, { end, payMonth })
  const settings = lawSettings(entered, first, payMonth)
  const standing = contracts.filter(({ initialDate }) => initialDate <= disengagementDate)
  const readOf = await gather(work, standing, disengagementDate, entered)
  const liquidated = await liquidationsDue(work.tx, standing, { disengagementDate, notifiedOn })
  return (contract, terms) => {
    requireDates(contract, terms)
    const read = readOf(contract)
    if ('problem' in read) throw read.problem
    const { gathered, unpaid: unpaidMonths, dueOn, proof, ...protection } = read
    const calculation = calculated(settings, gathered, terms)
    const { ending, code: cause } = causeAt(terms.dismissalCause)
    const { contributionsPaid, average24, voluntary } = terms
    const withoutPrices =
      average24 === null && (voluntary ?? 0) > 0 ? proposals(gathered).monthsWithoutPrices : []
    const lastPayslip = whyNotLastPayslip(terms, gathered)
    const known = {
      unpaidMonths,
      ...protection,
      withoutPrices,
      lastPayslip,
      endMonth: end,
      debtsWithoutAmount: debtsWithoutAmount(gathered, terms),
    }
    const facts = { ending, cause, end: disengagementDate, contributionsPaid, ...known }
    return {
      contract,
      gathered,
      proof,
      obstacles: obstaclesTo(facts),
      protectedUntil:
        ending === 'LIQUIDACION' ? gathered.maternity.until : protection.protectedUntil,
      dueOn: ending === 'LIQUIDACION' ? (liquidated.get(contract.id) ?? null) : dueOn,
      ...calculation,
    }
  }
}

type Dated = Pick<Terms, 'disengagementDate' | 'payDate' | 'notifiedOn'>

export type Outcome = ReturnType<typeof calculated> & {
  readonly contract: EndingContract
  readonly gathered: Gathered
  readonly proof: ContributionProof
  /** What the law forbids of it: it can be stored, and not issued. */
  readonly obstacles: readonly string[]
  /** The last day of the protection of a mother or father, where it holds at the end. */
  readonly protectedUntil: ISODate | null
  /** The last day that the law gives where the person worked; none where it is not known. */
  readonly dueOn: ISODate | null
}

/** What people can mend of one finiquito stops no other one; a bug stops all. */
function orProblem(work: () => Outcome): Outcome | { problem: UserError } {
  try {
    return work()
  } catch (error) {
    if (error instanceof UserError) return { problem: error }
    throw error
  }
}

/** A finiquito that is not stored yet, as the wizard shows it. */
export async function settlementPreview(context: Context, wanted: Wanted) {
  const outcome = await outcomeOf(context, wanted)
  const { userId } = outcome.contract
  const things = (await contractHooks.toReturn(context.tx, [userId])).get(userId) ?? []
  const preview = previewOf(outcome, wanted)
  return {
    ...preview,
    warnings: [...preview.warnings, ...things.map((what) => `Falta que devuelva: ${what}`)],
  }
}

/** What deserves a second look of a finiquito as it would be. */
export function warningsOfOutcome(outcome: Outcome, terms: Terms): string[] {
  const { contract, gathered, amounts, facts, dueOn, protectedUntil, proof } = outcome
  const found = proposals(gathered, terms.withoutDebts)
  return warningsOf(terms, amounts, {
    dueOn,
    protectedUntil,
    endsOn: contract.endsOn ?? contract.finalDate,
    debts: gathered.debts,
    proof,
    contractType: contract.contractType,
    lastDayAdds: addedByLastDay(outcome, gathered, terms),
    base: {
      found: found.variableMonths.length,
      lasted: wholeMonths(facts),
      variable: found.variable.length > 0,
    },
  })
}

export function previewOf(outcome: Outcome, terms: Terms) {
  const { contract, gathered, obstacles, dueOn, law, amounts, facts, taxed } = outcome
  const { name, rut, code, jobTitle, initialDate, businessName } = contract
  const found = proposals(gathered, terms.withoutDebts)
  const { noticeDate, disengagementDate } = terms
  return {
    userContractId: contract.id,
    userId: contract.userId,
    name,
    rut,
    code,
    jobTitle: jobTitle ?? '',
    businessName,
    initialDate,
    disengagementDate,
    dismissalCause: terms.dismissalCause,
    toPay: valueIn(amounts, 'TOTAL_FINIQUITO'),
    risk: valueIn(amounts, 'RIESGO_JUDICIAL'),
    earnings: valueIn(amounts, 'TOTAL_HABERES'),
    deductions: valueIn(amounts, 'TOTAL_DESCUENTOS'),
    service: serviceText(facts, law.lastDayIncluded),
    noticeGiven: noticeGiven(noticeDate, disengagementDate),
    dueOn,
    obstacles: [...obstacles],
    warnings: warningsOfOutcome(outcome, terms),
    lines: [...settlementLines(finiquitoPlan().library.concepts, amounts, facts)],
    taxMonths: taxed.map(({ month, ...rest }) => ({ yearMonth: month, ...rest })),
    vacationDays: gathered.vacation.businessDays,
    nonWorkingDays: gathered.vacation.nonWorkingDays,
    found: {
      salary: found.salary,
      fixed: found.fixed,
      gratification: found.gratification,
      allowances: found.allowances,
      variable: [...found.variable],
      variableMonths: [...found.variableMonths],
      lastThree: found.lastThree,
      last: found.last,
      average24: found.average24,
      loans: found.loans,
      advances: found.advances,
      others: found.others,
      debts: gathered.debts.map((debt) => ({
        ...debt,
        included: isAsked(debt, terms.withoutDebts),
      })),
      alimony: found.alimony,
    },
  }
}
export type Preview = ReturnType<typeof previewOf>

type Compared = Wanted & { others: readonly Other[] }
type Other = { dismissalCause: Terms['dismissalCause']; disengagementDate: ISODate }
const MOST_COMPARED = 6

/** The same finiquito with other causes and days, side by side; the chosen one first. */
export async function compareSettlements(context: Context, { others, ...wanted }: Compared) {
  if (others.length > MOST_COMPARED) {
    throw invalid('others', `Se comparan hasta ${MOST_COMPARED} a la vez`)
  }
  const all = [wanted, ...others.map((other) => ({ ...wanted, ...withDates(wanted, other) }))]
  const previews = new Map<Terms, Preview>()
  // What a finiquito rests on depends on its days alone: causes of the same days are read once.
  for (const [first, ...rest] of Map.groupBy(all, daysKey).values()) {
    if (!first) continue
    const contract = await contractAt(context, wanted.userContractId, first.disengagementDate)
    const outcome = await readFor(context, [contract], contract, first)
    for (const one of [first, ...rest]) previews.set(one, previewOf(outcome(contract, one), one))
  }
  return all.flatMap((one) => previews.get(one) ?? [])
}

const daysKey = ({ disengagementDate, payDate }: Terms) => `${disengagementDate}:${payDate}`

/** A later day moves the payment with it; a notice of after the day is none. */
const withDates = ({ payDate, noticeDate, notifiedOn }: Terms, other: Other): Partial<Terms> => ({
  ...other,
  notifiedOn: notifiedOn !== null && notifiedOn < other.disengagementDate ? null : notifiedOn,
  payDate: payDate < other.disengagementDate ? other.disengagementDate : payDate,
  noticeDate: noticeDate !== null && noticeDate > other.disengagementDate ? null : noticeDate,
})
