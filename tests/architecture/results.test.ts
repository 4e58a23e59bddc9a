import { expect, test } from 'vitest'
import { at, isNode, type Node, product, type Source, walk } from './source.ts'

/**
 * What is not in a row is not zero: a name that was mistyped, a plan that was let go or a place
 * that moved would be a wrong amount that nobody sees. The readers of
 * `formula/plan/plan-places.ts` throw.
 */
const MODULES = [
  'additional-engine',
  'additional-payments',
  'gratification',
  'payroll-engine',
  'payroll-input',
  'payroll-months',
  'payroll-results',
  'payroll-review',
  'payslips',
  'retroactivity',
  'scenarios',
  'studio',
]
const CALCULATION = new RegExp(`^(formula|law|modules/[^/]+/(${MODULES.join('|')})/server)/`)

/** Takes something out of what holds facts and results, or says where they are. */
const HOLDS =
  'before|after|facts|results|values|variables|columns?|indexOf|factIndexOf|positions|places'
const TAKES = new RegExp(`\\b(${HOLDS})(\\?\\.|\\[|\\.)`)

/** Where what is missing is known to be nothing, and why. */
const NOTHING: Readonly<Record<string, string>> = {
  'formula/kernels/columns.ts: facts[code] ?? Number.NaN': 'becomes an error of its row',
  'law/differences.ts: before[code] ?? 0': 'a line that only the other one has',
  'law/differences.ts: after[code] ?? 0': 'a line that only the other one has',
  'modules/payroll/payroll-results/server/store.ts: rows[0]?.facts.length ?? 0':
    'no rows, no columns',
  'modules/payroll/payroll-results/server/store.ts: rows[0]?.results.length ?? 0':
    'no rows, no columns',
  'law/annual/recalculation.ts: values[code] ?? 0': 'a plan of before the law had the concept',
  'law/carried-amounts.ts: values[code] ?? 0': 'a plan of before the law had the concept',
  'law/together.ts: values[code] ?? 0': 'a plan of before the law had the concept',
  'law/payslip.ts: values[code] ?? 0': 'a payslip of before the law had the concept',
  'modules/payroll/additional-payments/server/reported-amounts.ts: values.get(code) ?? 0':
    'differences, not results: what the payment does not change, and a sum that begins',
  'modules/payroll/payslips/server/reported-payslips.ts: values[code] ?? 0':
    'an item that the month did not have',
}

const zeros = (source: Source): string[] =>
  [...walk(source.tree)].flatMap(([node]) => {
    if (node.type !== 'LogicalExpression' || node['operator'] !== '??') return []
    const { left, right } = node
    if (!isNode(left) || !isNode(right)) return []
    const text = (part: Node) => source.text.slice(part.start, part.end)
    if (!/^(0|-\d+|NaN|Number\.NaN)$/.test(text(right)) || !TAKES.test(text(left))) return []
    const found = `${source.file}: ${text(node)}`
    return found in NOTHING ? [] : [`${at(source, node.start)}: ${text(node)}`]
  })

test('nothing takes a fact or a result that is not there for zero', () => {
  const wrong = product
    .filter(({ file }) => CALCULATION.test(file))
    .filter(({ file }) => !/\/testing\/|\.fixture\.ts$|^law\/(doubles|random)\.ts$/.test(file))
    .flatMap(zeros)
  expect(wrong).toEqual([])
})
