/** The door of the formula engine. formula/README.md says how the pieces fit. */
export { check, checkFormula } from './check/check.ts'
export { scaleOf, units } from './check/units.ts'
export { exactText, fromScaledText, shown, toScaledNumber } from './exact/display.ts'
export { evaluate } from './exact/evaluate.ts'
export { explain } from './exact/explain.ts'
export { type Block, createBlock, setFacts, valuesOf } from './kernels/columns.ts'
export { type Kernels, compileKernels, compileTwin } from './kernels/run.ts'
export {
  type FunctionDef,
  type FunctionName,
  functions,
  isFunction,
  limits,
  tokenShapes,
} from './language/grammar.ts'
export { format } from './language/format.ts'
export { type Token, tokenize } from './language/lexer.ts'
export { type Mutant, mutantsOf } from './language/mutants.ts'
export { coneOf } from './plan/cone.ts'
export { checkPeriod } from './plan/period.ts'
export { type Plan, type Step, makePlan } from './plan/plan.ts'
export { factPlace, resultPlace, valueAt, valueIn } from './plan/plan-places.ts'
export * from './types.ts'
