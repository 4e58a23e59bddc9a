import { Environment } from '@marcbachmann/cel-js'
import type { Row } from '../hand.ts'
import { type Dialect, print } from '../print.ts'
import type { MakePeer } from './peer.ts'

/** cel-js: Google's Common Expression Language, one parsed expression per concept. */
export const cel: MakePeer = (plan, variables) => {
  const environment = new Environment({ unlistedVariablesAreDyn: false })
    .registerFunction('least(double, double): double', (a: number, b: number) => Math.min(a, b))
    .registerFunction('most(double, double): double', (a: number, b: number) => Math.max(a, b))
    .registerFunction('whole(double): double', (a: number) => Math.floor(a + 0.5))
  for (const { code } of plan.facts) environment.registerVariable(code, 'double')
  for (const code of [...Object.keys(variables), ...plan.codes]) {
    environment.registerVariable(code, 'double')
  }
  const expressions = plan.steps.map(({ node }) =>
    environment.parse(`whole(${print(node, plan, dialect)})`),
  )
  const calculate = (rows: readonly Row[], out: Float64Array) => {
    rows.forEach((row, at) => {
      const scope: Record<string, number> = { ...row, ...variables }
      expressions.forEach((evaluate, i) => {
        const value = Number(evaluate(scope))
        scope[plan.codes[i] ?? ''] = value
        out[at * expressions.length + i] = value
      })
    })
  }
  return { name: 'cel-js 8', rows: 500, calculate }
}

const dialect: Dialect = {
  name: (code) => code,
  number: (value) => (Number.isInteger(value) ? `${value}.0` : String(value)),
  equal: '==',
  choose: (condition, yes, no) => `(${condition} ? ${yes} : ${no})`,
  least: (parts) => parts.reduce((a, b) => `least(${a}, ${b})`),
  most: (parts) => parts.reduce((a, b) => `most(${a}, ${b})`),
}
