import { fromScaledText, toScaledNumber, valueAt, valueIn } from '#formula/index.ts'
import type { FactDef, Facts } from '#formula/types.ts'
import { payrollLibrary } from '#law/index.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { monthSettings } from '#modules/concepts/indicators/server/index.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { readBatch } from '#modules/payroll/payroll-engine/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { DraftValues } from '../model/draft.ts'
import { type Case, caseById, casesOf } from './cases.queries.ts'
import { basisOf, type Basis, businessOf, drafted, engineOf, firstProblem } from './engines.ts'
import { gather } from './figures.ts'
import { factsBehind, factsWith, Retrial, unnoticed, valuesOf } from './try.ts'

type Wanted = DraftValues & { payrollMonthId: number }

export type CaseResult = Omit<Case, 'facts' | 'code'> & {
  got: number | null
  error: string | null
  passes: boolean
}
export type CaseReport = {
  cases: CaseResult[]
  red: number
  /** Mutants of the formula that were tried, and those that no case detects. */
  mutants: number
  survivors: { from: number; to: number; before: string; after: string }[]
}

/** Runs the cases of a concept on a draft, and answers the mutants that none of them detects. */
export async function conceptCases(context: Context, wanted: Wanted): Promise<CaseReport> {
  const { payrollMonthId, ...draft } = wanted
  const basis = await basisOf(context, payrollMonthId)
  const tried = await tryCases(context, draft)
  const red = tried.filter(({ result }) => !result.passes).length
  const { mutants, survivors } = await slipsOf(basis, draft, tried)
  return {
    cases: tried.map(({ result }) => result),
    red,
    mutants,
    survivors: survivors.map(({ from, to, before, after }) => ({ from, to, before, after })),
  }
}

type Tried = { result: CaseResult; values: Facts | undefined }

/** Runs each case with the law and the company's concepts of its own month, plus the draft. */
export async function tryCases(context: Context, draft: DraftValues): Promise<Tried[]> {
  const cases = await casesOf(context, draft.code)
  const engines = new Map<string, Awaited<ReturnType<typeof caseEngine>>>()
  const tried: Tried[] = []
  for (const one of cases) {
    const key = `${one.businessId} ${one.yearMonth}`
    const opened = engines.get(key) ?? (await caseEngine(context, one, draft))
    engines.set(key, opened)
    tried.push(tryOne(one, opened))
  }
  return tried
}

async function caseEngine(context: Context, one: Case, draft: DraftValues) {
  const { businessId, yearMonth } = one
  const settings = await monthSettings(context.tx, {
    companyId: context.session.companyId,
    month: yearMonth,
    choices: choicesOf(await businessOf(context, businessId)),
  })
  const { library, watched } = drafted(await companyLibrary(context.tx, yearMonth), draft)
  return { watched, opened: engineOf({ month: { yearMonth }, settings }, library) }
}

function tryOne(one: Case, { watched, opened }: Awaited<ReturnType<typeof caseEngine>>): Tried {
  const { facts, code: _code, ...described } = one
  const fail = (error: string): Tried => ({
    result: { ...described, got: null, error, passes: false },
    values: undefined,
  })
  if (!('engine' in opened)) return fail(firstProblem(opened.problems))
  const { payroll } = opened.engine
  const answer = valuesOf(payroll, factsWith(payroll, facts))
  if ('error' in answer) return fail(answer.error)
  const got = answer.values[watched] ?? null
  const result = { ...described, got, error: null, passes: got === described.expected }
  return { result, values: answer.values }
}

/** Mutants run with the figures of the month open in the studio. */
async function slipsOf(basis: Basis, draft: DraftValues, tried: readonly Tried[]) {
  const rows = tried.map(({ values }) => values).filter((values) => values !== undefined)
  const { library, watched } = drafted(basis.library, draft)
  const opened = engineOf(basis, library)
  const text = draft.sourceCode
  if (!('engine' in opened) || text === null || draft.kind === 'LAW') {
    return { mutants: 0, survivors: [] }
  }
  const compose = (formula: string) => {
    const mutated = drafted(basis.library, { ...draft, sourceCode: formula }).library
    const choices = basis.settings.choices ?? {}
    const { concepts } = payrollLibrary({ ...mutated.payroll, settings: choices })
    return concepts.find(({ code }) => code === watched)
  }
  return unnoticed(text, compose, new Retrial(opened.engine.payroll, watched), rows)
}

export type CaseFact = {
  code: string
  label: string
  unit: string
  value: string
  options: string[]
}
type FactsWanted = Wanted & { contractId: number | null }

/** The facts that a concept depends on, of a person of the month or of a neutral one. */
export async function caseFacts(context: Context, wanted: FactsWanted) {
  const { facts, defs, result } = await startingFacts(context, wanted)
  return {
    result,
    facts: defs.map((def): CaseFact => ({
      code: def.code,
      label: def.label,
      unit: def.unit,
      value: textOf(def, valueIn(facts, def.code)),
      options: [...(def.options ?? [])],
    })),
  }
}

async function startingFacts(
  context: Context,
  { payrollMonthId, contractId, ...draft }: FactsWanted,
) {
  const basis = await basisOf(context, payrollMonthId)
  const { library, watched } = drafted(basis.library, draft)
  const opened = engineOf(basis, library)
  if (!('engine' in opened)) throw conflict(firstProblem(opened.problems), 'sourceCode')
  const { payroll } = opened.engine
  const behind = factsBehind(payroll.plan, watched)
  const defs = payroll.plan.facts.filter(({ code }) => behind.has(code))
  const base = factsWith(payroll, {})
  if (contractId === null) {
    return {
      basis,
      payroll,
      watched,
      defs,
      facts: base,
      userId: null,
      ...resultOf(payroll, base, watched),
    }
  }
  const gathered = await gather(context, basis, [contractId])
  const { ready, failures } = readBatch(opened.engine, gathered)
  if (failures[0]) throw conflict(failures[0].message, 'contractId')
  const [found] = ready
  if (!found) throw notFound()
  const facts = Object.fromEntries(
    payroll.plan.facts.map(({ code }, at) => [code, valueAt(found.facts, at)]),
  )
  const userId = found.row.ownerId
  return { basis, payroll, watched, defs, facts, userId, ...resultOf(payroll, facts, watched) }
}

type Payroll = Parameters<typeof valuesOf>[0]

function resultOf(payroll: Payroll, facts: Facts, watched: string) {
  const answer = valuesOf(payroll, facts)
  return { result: 'values' in answer ? (answer.values[watched] ?? null) : null }
}

/** A fact formatted for people: 12,5 hours, 11,44 percent, INDEFINIDO. */
const textOf = (def: FactDef, value: number) =>
  def.unit === 'OPCION' ? (def.options?.[value] ?? '') : fromScaledText(value, def.decimals)

/** Maximum number of cases: all of them run each time somebody opens a draft. */
const MOST_CASES = 60

async function requireRoom({ tx }: Context, code: string) {
  await lockCompany(tx)
  const { count } = await tx
    .selectFrom('conceptCase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  if (Number(count) < MOST_CASES) return
  throw conflict(`Un concepto tiene hasta ${MOST_CASES} casos: elimine uno antes de agregar otro`)
}

type Given = { code: string; value: string }
type Creation = FactsWanted & { caseTitle: string; expected: number; facts: readonly Given[] }

/** Saves a case: the facts behind the concept, from the person and the given changes. */
export async function createConceptCase(context: Context, wanted: Creation): Promise<Case> {
  const { caseTitle: title, expected, facts: given, ...rest } = wanted
  await requireRoom(context, rest.code)
  const { basis, defs, facts, userId } = await startingFacts(context, rest)
  const written = given.map((one, at) => [one.code, scaledOf(defs, one, at)] as const)
  const own = defs.map(({ code }) => [code, valueIn(facts, code)] as const)
  const { id } = await context.tx
    .insertInto('conceptCase')
    .values({
      code: rest.code,
      title,
      businessId: basis.month.businessId,
      yearMonth: basis.month.yearMonth,
      userId,
      facts: JSON.stringify(Object.fromEntries([...own, ...written])),
      expected,
      createdBy: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return caseById(context, id)
}

function scaledOf(defs: readonly FactDef[], { code, value }: Given, at: number): number {
  const field = `facts.${at}.value`
  const def = defs.find((one) => one.code === code)
  if (!def) throw invalid(`facts.${at}.code`, 'El concepto no depende de este dato')
  const scaled = def.unit === 'OPCION' ? optionOf(def, value) : numberOf(def, value)
  if (scaled === undefined) throw invalid(field, 'No es un valor de este dato')
  if (scaled < def.min || scaled > def.max) {
    const limit = (n: number) => fromScaledText(n, def.decimals)
    throw invalid(field, `Va entre ${limit(def.min)} y ${limit(def.max)}`)
  }
  return scaled
}

function optionOf({ options = [] }: FactDef, value: string): number | undefined {
  const at = options.indexOf(value)
  return at < 0 ? undefined : at
}

function numberOf(def: FactDef, value: string): number | undefined {
  try {
    return toScaledNumber(value, def.decimals)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Changes the expected value of a case; the person of its facts stays. */
export async function updateConceptCase(
  context: Context,
  { id, title, expected }: { id: number; title: string; expected: number },
): Promise<Case> {
  await caseById(context, id)
  await context.tx
    .updateTable('conceptCase')
    .set((eb) => ({ title, expected, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return caseById(context, id)
}

export async function deleteConceptCase(context: Context, { id }: { id: number }): Promise<Case> {
  const gone = await caseById(context, id)
  await context.tx.deleteFrom('conceptCase').where('id', '=', id).execute()
  return gone
}
