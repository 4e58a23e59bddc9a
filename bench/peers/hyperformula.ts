import { HyperFormula } from 'hyperformula'
import type { Row } from '../hand.ts'
import { print } from '../print.ts'
import type { MakePeer } from './peer.ts'

const count = 200

/** HyperFormula: a sheet with one row per person; facts are set in a batch, all recalculates. */
export const hyperformula: MakePeer = (plan, variables) => {
  const facts = plan.facts.map(({ code }) => code)
  const columns = new Map([...facts, ...plan.codes].map((code, i) => [code, letters(i)]))
  const dialect = (row: number) => ({
    name: (code: string) => {
      const value = variables[code]
      return value === undefined ? `${columns.get(code) ?? ''}${row}` : String(value)
    },
    number: String,
    equal: '=',
    choose: (condition: string, yes: string, no: string) => `IF(${condition},${yes},${no})`,
    least: (parts: readonly string[]) => `MIN(${parts.join(',')})`,
    most: (parts: readonly string[]) => `MAX(${parts.join(',')})`,
  })
  const sheet = Array.from({ length: count }, (_, at) => [
    ...facts.map(() => 1),
    ...plan.steps.map(({ node }) => `=ROUND(${print(node, plan, dialect(at + 1))},0)`),
  ])
  const engine = HyperFormula.buildFromArray(sheet, { licenseKey: 'gpl-v3' })
  const calculate = (rows: readonly Row[], out: Float64Array) => {
    const values = rows.map((row) => facts.map((code) => row[code] ?? 0))
    engine.batch(() => engine.setCellContents({ sheet: 0, row: 0, col: 0 }, values))
    rows.forEach((_, at) => {
      plan.codes.forEach((_code, i) => {
        const value = engine.getCellValue({ sheet: 0, row: at, col: facts.length + i })
        out[at * plan.codes.length + i] = typeof value === 'number' ? value : Number.NaN
      })
    })
  }
  return { name: 'HyperFormula 3.5', rows: count, calculate }
}

/** 0 is A, 26 is AA. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
