import { compile } from 'mathjs'
import type { Row } from '../hand.ts'
import { type Dialect, print } from '../print.ts'
import type { MakePeer } from './peer.ts'

/** mathjs: every concept compiled once, evaluated over a scope. */
export const mathjs: MakePeer = (plan, variables) => {
  const expressions = plan.steps.map(({ node }) =>
    compile(`floor(${print(node, plan, dialect)} + 0.5)`),
  )
  const calculate = (rows: readonly Row[], out: Float64Array) => {
    rows.forEach((row, at) => {
      const scope = new Map<string, number>([...Object.entries(row), ...Object.entries(variables)])
      expressions.forEach((expression, i) => {
        const value = Number(expression.evaluate(scope))
        scope.set(plan.codes[i] ?? '', value)
        out[at * expressions.length + i] = value
      })
    })
  }
  return { name: 'mathjs 15 (compiled)', rows: 100, calculate }
}

const dialect: Dialect = {
  name: (code) => code,
  number: String,
  equal: '==',
  choose: (condition, yes, no) => `(${condition} ? ${yes} : ${no})`,
  least: (parts) => `min(${parts.join(', ')})`,
  most: (parts) => `max(${parts.join(', ')})`,
}
