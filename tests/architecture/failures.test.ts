import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isNode, type Node, product, walk } from './source.ts'

/**
 * A failure is never turned into nothing: what could not be read or calculated is said, or thrown
 * on. A zero in its place is paid, declared or shown as if it were so. Here are the few places
 * where nothing is the right answer, each with its reason.
 */
const allowed: Readonly<Record<string, string>> = {
  'formula/kernels/kernel.ts: undefined':
    'what doubles do not prove exact is calculated by the twin, which is exact',
  'modules/administration/audit/server/codes.ts: undefined':
    'an old value that is no list is shown as it was written',
  'modules/company/credentials/server/tokens.ts: undefined':
    'a token that does not verify is nobody: the caller refuses',
  'modules/company/second-factor/server/passkeys.ts: undefined':
    'a key that does not verify, or is no JSON, is refused right after',
  'modules/company/single-sign-on/server/routes.ts: undefined':
    'a body that is no JSON is refused right after',
  'modules/concepts/concept-library/model/check.ts: undefined':
    'a month without figures of the law has no values to check a formula with',
  'modules/concepts/concept-library/model/to-payroll.ts: []':
    'a formula with a strange sign names nothing: checking it says the sign',
  'modules/money/contract-endings/server/facts.queries.ts: undefined':
    'an ending of a year whose calendar is not published has no deadlines yet',
  'modules/payroll/payroll-months/server/follow.ts: undefined':
    'a change that could not be followed is logged, and its month is shown as behind',
  'modules/payroll/payroll-months/server/recalculate.ts: undefined':
    'what stops every payslip is said by the calculation of the month, which waits for it',
  'modules/payroll/payroll-review/server/replay.ts: undefined':
    'formulas that do not go with the old figures change together with them, in one step',
  'modules/payroll/studio/server/cases.service.ts: undefined':
    'a text that is no number is refused by who asks for it, at its field',
  'modules/payroll/studio/server/try.ts: undefined':
    'a formula half written has no plan: its problems are shown beside it',
  'modules/payroll/studio/server/workbench.service.ts: undefined':
    'a month without figures shows the words of formulas without their values',
  'platform/server/records/file-templates.ts: undefined':
    'a setting that is no JSON fails its schema, which is said at its field',
  'platform/server/jobs/keep-alive.ts: undefined': 'a connection that is broken is opened again',
  'modules/papers/advanced-signature/server/webhook.ts: undefined':
    'a message that is no JSON is refused right after',
  'modules/papers/company-certificates/server/certificates.queries.ts: undefined':
    'a key that does not open is said at its certificate, and nothing is sealed with it',
  'modules/papers/company-certificates/server/p12.ts: []':
    'bytes that hold no values have nothing inside',
  'modules/papers/company-certificates/server/p12.ts: undefined':
    'a file of another kind is refused at its field',
  'modules/papers/company-certificates/server/revocation.ts: undefined':
    'an authority that does not answer, or answers nonsense, is told as not asked in the evidence',
  'modules/papers/templates/model/body.ts: undefined':
    'a text that is no JSON is refused where it is written',
  'modules/talent/surveys/model/branching.ts: undefined':
    'a condition that is no JSON is refused where it is written',
  'modules/talent/surveys/model/definition.ts: undefined':
    'a detail that cannot be read is incomplete, and is said at its question',
  'platform/server/jobs/run-job.ts: undefined': 'a sleep that is cut short is over',
  'platform/server/jobs/worker.ts: undefined':
    'the worker stops: who was late is waited for no more',
  'platform/server/pdf/ahead.ts: undefined': 'it is thrown when its turn comes',
  'platform/server/storage/folder.ts: undefined': 'a file that is not there is answered as 404',
  'platform/server/transaction/transaction.ts: undefined':
    'whoever works in a transaction that could not begin receives its failure',
  'platform/server/uploads/active-pdf.ts: undefined':
    'what cannot be read is not shown to be harmless, and is refused',
  'platform/server/uploads/kinds.ts: undefined': 'a file of no known kind is refused',
  'platform/server/uploads/multipart.ts: undefined': 'a form that cannot be read is refused',
}

/** Where pay, law and people are: a browser alone may go on without something. */
const isLookedAt = (file: string) =>
  /^(?:law|formula|chile|access|modules|platform|apps)\//.test(file) && !file.includes('/web/')

const EMPTY: ReadonlySet<string> = new Set([
  '0',
  '0n',
  'null',
  'undefined',
  '[]',
  '{}',
  '({})',
  'false',
  "''",
])

/** The nothings that a handler answers with, as they are written. */
function nothingsIn(handler: Node, text: string): string[] {
  const written = ({ start, end }: Node) => text.slice(start, end).trim()
  const answers = (node: unknown): string[] => {
    if (!isNode(node)) return []
    if (node.type !== 'ConditionalExpression') return [written(node)]
    return [...answers(node['consequent']), ...answers(node['alternate'])]
  }
  const returned = walk(handler).flatMap(([node]) => {
    if (node.type === 'ReturnStatement') {
      return isNode(node['argument']) ? answers(node['argument']) : ['undefined']
    }
    return node.type === 'AssignmentExpression' ? answers(node['right']) : []
  })
  const whole = handler.type === 'BlockStatement' ? [] : answers(handler)
  const none = written(handler).replaceAll(/\/\/[^\n]*|\s/g, '') === '{}' ? ['{}'] : []
  return [...none, ...whole, ...returned].filter((one) => EMPTY.has(one))
}

/** What a file does with failures: the blocks of `catch`, and the functions given to `.catch()`. */
const handlersIn = (tree: Node): Node[] =>
  walk(tree).flatMap(([node]) => {
    if (node.type === 'CatchClause') return isNode(node['body']) ? [node['body']] : []
    if (node.type !== 'CallExpression') return []
    const { callee, arguments: given } = node
    const isCatch =
      isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'catch'
    const [first] = Array.isArray(given) ? given : []
    return isCatch && isNode(first) && isNode(first['body']) ? [first['body']] : []
  })

const swallowed = (tree: Node, text: string): string[] =>
  handlersIn(tree).flatMap((handler) => nothingsIn(handler, text))

const found = product
  .filter(({ file }) => isLookedAt(file))
  .flatMap(({ file, tree, text }) => swallowed(tree, text).map((nothing) => `${file}: ${nothing}`))

test('no handler turns a failure into nothing', () => {
  expect(found.filter((one) => !(one in allowed))).toEqual([])
})

test.each([
  ['try { pay() } catch { return 0 }', '0'],
  ['try { pay() } catch (e) { if (e instanceof InputError) return 0; throw e }', '0'],
  ['try { pay() } catch (e) { return e instanceof InputError ? [] : fail(e) }', '[]'],
  ['try { pay() } catch { amount = 0 }', '0'],
  ['try { pay() } catch { // it will be said elsewhere\n }', '{}'],
  ['try { pay() } catch (e) { if (e) return; throw e }', 'undefined'],
  ['pay().catch(() => null)', 'null'],
  ['pay().catch((e) => { if (e instanceof InputError) return []; throw e })', '[]'],
])('%s is seen', (text, nothing) => {
  const { program } = parseSync('planted.ts', `const pays = () => { ${text} }`)
  expect(isNode(program) ? swallowed(program, `const pays = () => { ${text} }`) : []).toContain(
    nothing,
  )
})

test('no reason is kept for what is there no more', () => {
  expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([])
})
