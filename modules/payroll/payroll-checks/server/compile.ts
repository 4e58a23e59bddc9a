import type { Plan } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { PayslipRule } from './rules/rule.ts'

type Compiled = { plan: Plan; period: PeriodValues; before: Plan | null }

/**
 * Replaces the names of a rule by positions in the arrays of the payslip: `{LIQUIDO}` is
 * `p.results[142]`, `{JORNADA_SEMANAL}` is `p.facts[8] / 100.0`. A name that the company's plan
 * lacks is zero; one that last month's plan lacked is null, so that no rule compares with it.
 */
export function compileNames(text: string, { plan, period, before }: Compiled): string {
  return text.replace(/\{(?<name>\$?[A-Z][A-Z0-9_]*)(?<past>@before)?\}/g, (_all, name, past) => {
    const code = String(name)
    if (code.startsWith('$')) return figureOf(plan, period, code.slice(1))
    if (past) return before ? (placeOf(before, 'q', code) ?? 'null::bigint') : 'null::bigint'
    return placeOf(plan, 'p', code) ?? '0'
  })
}

function placeOf(plan: Plan, row: string, code: string): string | undefined {
  const at = plan.indexOf.get(code)
  if (at !== undefined) return scaled(`${row}.results[${at + 1}]`, plan.steps[at]?.def.decimals)
  const fact = plan.facts.findIndex((one) => one.code === code)
  if (fact < 0) return undefined
  return scaled(`${row}.facts[${fact + 1}]`, plan.facts[fact]?.decimals)
}

function figureOf(plan: Plan, { variables }: PeriodValues, code: string): string {
  const def = plan.library.variables.find((one) => one.code === code)
  return scaled(String(Math.trunc(variables[code] ?? 0)), def?.decimals)
}

const scaled = (text: string, decimals = 0) =>
  decimals === 0 ? text : `(${text} / ${10 ** decimals}.0)`

/** One SQL expression per rule: its code and figures when the rule applies, null otherwise. */
export const compileRule = ({ code, when, figures = [] }: PayslipRule, on: Compiled): string =>
  compileNames(
    `case when ${when} then jsonb_build_array('${code}'${figures.map((one) => `, ${one}`).join('')})
     end`,
    on,
  )
