import {
  type Diagnostic,
  FormulaError,
  type PeriodValues,
  type TableDef,
  type TableRow,
  type VariableDef,
} from '../types.ts'
import type { Plan } from './plan.ts'

/**
 * What a period lacks, or has wrong, for the formulas of a plan: a variable or table that some
 * formula reads and the period does not give is an error here, never a zero later.
 */
export function checkPeriod(plan: Plan, period: PeriodValues): Diagnostic[] {
  const { names, tables } = plan.scope
  const users = usersOf(plan)
  return [...users].flatMap(([code, user]) => {
    const name = names.get(code)
    const table = tables.get(code)
    if (name?.kind === 'variable') return checkVariable(name.def, period, user)
    return table === undefined ? [] : checkRows(table, period, user)
  })
}

const usable = new WeakMap<Plan, WeakSet<PeriodValues>>()

/** Throws FormulaError unless the plan can be calculated with the period. Remembers what passed. */
export function requirePeriod(plan: Plan, period: PeriodValues): void {
  const passed = usable.get(plan) ?? new WeakSet()
  if (passed.has(period)) return
  const diagnostics = checkPeriod(plan, period)
  if (diagnostics.length > 0) throw new FormulaError(diagnostics)
  usable.set(plan, passed.add(period))
}

/** The value of a variable that `requirePeriod` let through. */
export function variableOf(period: PeriodValues, code: string): number {
  const value = period.variables[code]
  if (value === undefined) throw new RangeError(`unchecked variable ${code}`)
  return value
}

/** The rows of a table that `requirePeriod` let through. */
export const rowsOf = (period: PeriodValues, code: string): readonly TableRow[] =>
  period.tables[code] ?? []

/** For each variable and table that formulas read, the first concept that does. */
function usersOf(plan: Plan): ReadonlyMap<string, string> {
  const users = new Map<string, string>()
  for (const { def, reads } of plan.steps) {
    for (const code of [...reads.operands, ...reads.tables]) {
      if (!users.has(code)) users.set(code, def.code)
    }
  }
  return users
}

const at = (code: string, message: string): Diagnostic => ({ code, message, from: 0, to: 0 })

function checkVariable(def: VariableDef, period: PeriodValues, user: string): Diagnostic[] {
  const value = Object.hasOwn(period.variables, def.code) ? period.variables[def.code] : undefined
  const what = `${def.label} (${def.code})`
  if (value === undefined) {
    return [at(def.code, `Falta el valor de ${what} en ${period.name}; lo usa ${user}`)]
  }
  if (Number.isSafeInteger(value) && value >= def.min && value <= def.max) return []
  return [at(def.code, `El valor de ${what} en ${period.name} está fuera de lo permitido`)]
}

function checkRows(def: TableDef, period: PeriodValues, user: string): Diagnostic[] {
  const rows = Object.hasOwn(period.tables, def.code) ? period.tables[def.code] : undefined
  const what = `${def.label} (${def.code})`
  if (rows === undefined || rows.length === 0) {
    return [at(def.code, `Falta la tabla ${what} en ${period.name}; la usa ${user}`)]
  }
  const bad = rows.findIndex((row, i) => !fits(row, rows[i - 1], def, i === rows.length - 1))
  if (bad < 0) return []
  return [at(def.code, `El tramo ${bad + 1} de ${what} en ${period.name} no es válido`)]
}

function fits(row: TableRow, before: TableRow | undefined, def: TableDef, last: boolean): boolean {
  const { upTo, values } = row
  if (values.length !== def.columns.length || !values.every(Number.isSafeInteger)) return false
  if (upTo === null) return last
  return Number.isSafeInteger(upTo) && (before === undefined || (before.upTo ?? upTo) < upTo)
}
