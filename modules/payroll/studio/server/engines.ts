import { hash } from 'node:crypto'
import { FormulaError, type Diagnostic } from '#formula/types.ts'
import { monthSettings } from '#modules/concepts/indicators/server/index.ts'
import {
  type LeavePayment,
  leavePaymentAt,
  MissingParameter,
  type PayrollSettings,
} from '#law/index.ts'
import {
  type CompanyLibrary,
  companyLibrary,
  draftLibrary,
} from '#modules/concepts/concept-library/server/index.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { type Engine, openEngine } from '#modules/payroll/payroll-engine/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { type DraftValues, toConceptDraft } from '../model/draft.ts'

/**
 * The basis for a month's calculation: the razón social, its settings, and the company's concepts.
 */
export type Basis = {
  month: MonthHead
  business: { accidentabilityRate: string; leavePayment: LeavePayment }
  /** Its options, and the figures that the company entered for the month. */
  settings: PayrollSettings
  library: CompanyLibrary
}

/** The basis of a month within reach; out of reach is answered as not found. */
export async function basisOf(context: Context, payrollMonthId: number): Promise<Basis> {
  const month = await monthById(context, payrollMonthId)
  const { accidentabilityRate, ...options } = await businessOf(context, month.businessId)
  const choices = choicesOf(options)
  return {
    month,
    business: { accidentabilityRate, leavePayment: leavePaymentAt(month.yearMonth, choices) },
    settings: await monthSettings(context.tx, {
      companyId: context.session.companyId,
      month: month.yearMonth,
      choices,
    }),
    library: await companyLibrary(context.tx, month.yearMonth),
  }
}

export const businessOf = ({ tx }: Context, businessId: number) =>
  tx
    .selectFrom('business')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select(['business.accidentabilityRate', ...answeredOptions])
    .where('business.id', '=', businessId)
    .executeTakeFirstOrThrow()

/** A trial item, so that a formula without items can be run. */
const TRIAL = 'PRUEBA_DE_LA_FORMULA'

/** The library with the draft in it, and the concept whose value shows the draft's effect. */
export function drafted(library: CompanyLibrary, draft: DraftValues) {
  const change = toConceptDraft(draft)
  if (!change) return { library, watched: draft.code }
  const changed = draftLibrary(library, change)
  if (change.kind !== 'formula') return { library: changed, watched: draft.code }
  const user = changed.items.find((item) => item.defaultFormulaCode === draft.code)
  if (user) return { library: changed, watched: user.code }
  const trial = { code: TRIAL, title: 'Prueba', defaultFormulaCode: draft.code, type: 'OTHER' }
  const value = { ...trial, type: 'OTHER', inputUnit: draft.inputUnit } as const
  return { library: draftLibrary(changed, { kind: 'item', value }), watched: TRIAL }
}

export type Opened = { engine: Engine } | { problems: readonly Diagnostic[] }

const engines = new ProcessCache<Opened>(40)

type Setting = { month: { yearMonth: number }; settings: PayrollSettings }

/**
 * The compiled engine of a library for a month, or its problems. Cached, because editing a formula
 * asks for the same two again and again.
 */
export function engineOf({ month, settings }: Setting, library: CompanyLibrary): Opened {
  const { payroll, idle } = library
  const content = JSON.stringify([month.yearMonth, settings, payroll, [...idle]])
  const key = hash('sha256', content, 'hex')
  return engines.now(key, () => open(() => openEngine(month.yearMonth, library, settings)))
}

function open(make: () => Engine): Opened {
  try {
    return { engine: make() }
  } catch (error) {
    if (error instanceof FormulaError) return { problems: error.diagnostics }
    if (error instanceof MissingParameter || error instanceof RangeError) {
      return { problems: [{ code: '', message: error.message, from: 0, to: 0 }] }
    }
    throw error
  }
}

/** The first problem that stops a draft from being calculated, as a sentence. */
export const firstProblem = (problems: readonly Diagnostic[]): string => {
  const [first] = problems
  return first ? `${first.code && `${first.code}: `}${first.message}` : 'La fórmula no es válida'
}
