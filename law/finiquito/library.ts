import { makePlan, type Plan } from '#formula/index.ts'
import type { Library, VariableDef } from '#formula/types.ts'
import type { Concept } from '../concept.ts'
import { parameters } from '../parameters/index.ts'
import { conditionsOf, type SettingDef } from '../setting.ts'
import { settingDefs } from '../settings.ts'
import { variableOf } from '../variables.ts'
import { finiquitoClasses } from './concept.ts'
import { finiquitoFactDefs } from './facts/index.ts'
import { finiquitoFigures, workTable } from './figures.ts'
import { agreed } from './rules/agreements.ts'
import { base } from './rules/base.ts'
import { notice } from './rules/notice.ts'
import { offsets } from './rules/offsets.ts'
import { severance } from './rules/severance.ts'
import { information, pending, totals } from './rules/totals.ts'
import { vacation } from './rules/vacation.ts'
import { work } from './rules/work.ts'

/** Figures of the payslip that a finiquito reads too. */
const shared = parameters.filter(({ key }) => key === 'UF' || key === 'UTM')

/** The settings of a finiquito that its formulas read as conditions. */
export const formulaSettings: readonly SettingDef[] = settingDefs.filter(
  (def: SettingDef) =>
    def.finiquito === true &&
    def.code !== 'FINIQUITO_ANTIGUEDAD' &&
    def.code !== 'FINIQUITO_VARIABLE',
)

const variables: readonly VariableDef[] = [
  ...[...shared, ...finiquitoFigures].map(variableOf),
  ...formulaSettings.flatMap(conditionsOf).map(({ code, label }) => ({
    code,
    label,
    unit: 'LOGICO' as const,
    decimals: 0,
    min: 0,
    max: 1,
  })),
]

/** The law of the finiquito in the order of its paper. */
export const finiquitoLibrary: Library<Concept> = {
  facts: finiquitoFactDefs,
  variables,
  tables: [workTable],
  classes: finiquitoClasses,
  concepts: [
    ...base,
    ...pending,
    ...severance,
    ...notice,
    ...work,
    ...vacation,
    ...agreed,
    ...offsets,
    ...totals,
    ...information,
  ],
}

let made: Plan<Concept> | undefined

/** The plan of every finiquito: no choice of a company changes its formulas. */
export const finiquitoPlan = (): Plan<Concept> => (made ??= makePlan(finiquitoLibrary))
