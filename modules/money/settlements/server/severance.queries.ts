import type { ISODate } from '#chile/dates.ts'
import { type YearMonth, yearMonthOf } from '#chile/period.ts'
import { valueIn } from '#formula/index.ts'
import {
  calculateFiniquito,
  factsUnder,
  finiquitoLaw,
  type FiniquitoLaw,
} from '#law/finiquito/index.ts'
import { MissingParameter } from '#law/parameters/index.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { undecided } from '../model/batch.ts'
import { causeOf } from '../model/finiquito.ts'
import { finiquitoOf, type Gathered, type Terms } from '../model/gathered-facts.ts'
import { contractsOnLastDay, type EndingContract } from './contract.queries.ts'
import { figuresOf, lawSettings, monthsOf, salariesOf, type Work } from './gather.queries.ts'

/** Contracts whose payslips of two years are in memory at a time. */
const atOnce = 500

/** What article 161 would owe for years of service to a contract that ended on a day. */
export type Severance = {
  readonly contractId: number
  /** Whole pesos; nothing where it cannot be calculated, and why. */
  readonly pesos: number | null
  readonly problem: string | null
  /** Years that count, and the pay of art. 172 before and after its cap of 90 UF. */
  readonly years: number
  readonly base: number
  readonly cap: number
  readonly capped: number
}

/**
 * The indemnity for years of service (Código del Trabajo, arts. 161, 163 and 172) of each contract
 * of a razón social in force on a day, as its finiquito would pay it if the employer ended it that
 * day, with its base from the same payslips. What the AFC would give back is not known before its
 * certificate, and is not taken off.
 */
export async function severanceOwed(
  work: Work,
  { businessId, day }: { businessId: number; day: ISODate },
): Promise<Severance[]> {
  const ids = await contractsIn(work.tx, businessId, day)
  const owed: Severance[] = []
  // Each piece is a handful of statements for hundreds of contracts.
  for (const piece of piecesOf(ids, atOnce)) owed.push(...(await severanceOf(work, piece, day)))
  return owed
}

async function contractsIn(tx: Tx, businessId: number, day: ISODate): Promise<number[]> {
  const rows = await tx
    .selectFrom('userContract')
    .select('id')
    .where('businessId', '=', businessId)
    .where('status', '=', 'ACTIVE')
    .where('initialDate', '<=', day)
    .where((eb) => eb.or([eb('finalDate', 'is', null), eb('finalDate', '>=', day)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function severanceOf(work: Work, ids: readonly number[], day: ISODate) {
  const contracts = await contractsOnLastDay(work.tx, ids, day)
  const [first] = contracts
  if (!first) return []
  const month = yearMonthOf(day)
  const entered = await figuresOf(work, { end: month, payMonth: month })
  const salaries = await salariesOf(work, contracts, month, entered)
  const months = await monthsOf(work, ids, day)
  const law = lawOf(month, lawSettings(entered, first, month))
  return contracts.map((contract): Severance => {
    const salary = salaries(contract)
    if (typeof law === 'string') return unknown(contract, law)
    if (typeof salary !== 'number') return unknown(contract, salary.message)
    const gathered: Gathered = {
      initialDate: contract.initialDate,
      domesticWorker: contract.isDomestic ?? false,
      salary,
      months: months.get(contract.id) ?? [],
      debts: [],
      vacation: { businessDays: '0', nonWorkingDays: 0 },
      endMonth: month,
      calendarMonths: choicesOf(contract).FINIQUITO_VARIABLE === 'CALENDARIO',
      prices: new Map(),
      maternity: { until: null, subsidyUntil: null },
    }
    const result = calculateFiniquito(law, factsUnder(law, finiquitoOf(endedOn(day), gathered)))
    if (!result.ok) return unknown(contract, result.error.message)
    const at = (code: string) => valueIn(result.values, code)
    return {
      contractId: contract.id,
      pesos: at('INDEMNIZACION_ANOS'),
      problem: null,
      years: at('ANOS_INDEMNIZADOS'),
      base: at('BASE_ART_172'),
      cap: at('TOPE_BASE'),
      capped: at('BASE_TOPADA'),
    }
  })
}

const unknown = ({ id }: EndingContract, problem: string): Severance => ({
  contractId: id,
  pesos: null,
  problem,
  years: 0,
  base: 0,
  cap: 0,
  capped: 0,
})

/** The law of a month, or the figure that it lacks. */
function lawOf(month: YearMonth, settings: ReturnType<typeof lawSettings>): FiniquitoLaw | string {
  try {
    return finiquitoLaw(month, settings)
  } catch (error) {
    if (error instanceof MissingParameter) return error.message
    throw error
  }
}

/** The terms of article 161 on a day, with nothing that people decide of one finiquito. */
const endedOn = (day: ISODate): Terms => ({
  dismissalCause: causeOf('161-1'),
  disengagementDate: day,
  payDate: day,
  noticeDate: null,
  payLastPayslip: false,
  contributionsPaid: false,
  ...undecided,
})
