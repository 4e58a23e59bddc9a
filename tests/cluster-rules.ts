import { parsePlPgSQLSync, parseSync } from 'libpg-query'

/**
 * The rules for migrations and functions of the database on a cluster whose company tables are
 * spread by company. PostgreSQL's own parser reads both. tests/statements.ts checks the statements
 * of the application; the reasons are in docs/operating.md, «Several machines».
 */

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** All nodes of a kind within a parsed text. */
function* nodesOf(value: unknown, kind: string): Generator<Node> {
  if (!isNode(value)) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === kind && isNode(inner)) yield inner
    yield* nodesOf(inner, kind)
  }
}

const relationIn = (node: Node): string =>
  isNode(node['relation']) ? String(node['relation']['relname']) : ''
const namesIn = (value: unknown): string[] =>
  [...nodesOf(value, 'String')].map((node) => String(node['sval']))

const constantsIn = (value: unknown): string[] =>
  [...nodesOf(value, 'A_Const')].flatMap(({ sval }) => (isNode(sval) ? String(sval['sval']) : []))

/** Tables copied to each machine: company tables are joined with them, or have a key to them. */
export const copiedTables = [
  'company',
  'figure_choice',
  'figure_confirmation',
  'figure_reading',
  'figure_source',
  'legal_parameter',
  'login',
  'public_figure',
  'public_holiday',
  'public_holiday_answer',
]

/** Tables of the coordinator, with the columns that are keys to a table of each machine. */
export const keysOutwards: Readonly<Record<string, readonly string[]>> = {
  login_challenge: ['login_id'],
  login_passkey: ['login_id'],
  login_recovery_code: ['login_id'],
  login_session: ['login_id'],
  login_totp: ['login_id'],
  sent_platform_form: ['login_id'],
  sign_in_domain: ['company_id'],
}

/**
 * The copied tables that a statement writes, and the tables with a key to one of them for which it
 * writes that key: a new row, or another value.
 */
export function keyedWrites(text: string): { copied: string[]; keyed: string[] } {
  const tree = parseSync(text)
  const inserted = [...nodesOf(tree, 'InsertStmt')].map(relationIn)
  const updates = [...nodesOf(tree, 'UpdateStmt')]
  const rekeyed = updates.filter((update) =>
    [...nodesOf(update['targetList'], 'ResTarget')].some((target) =>
      keysOutwards[relationIn(update)]?.includes(String(target['name'])),
    ),
  )
  const keyed = [...inserted, ...rekeyed.map(relationIn)]
  return {
    copied: [...inserted, ...updates.map(relationIn)].filter((name) => copiedTables.includes(name)),
    keyed: keyed.filter((name) => name in keysOutwards),
  }
}

/** Faults of migrations, given as their statements in the order in which they run. */
export function faultsOfMigrations(statements: readonly string[]): string[] {
  const spread = new Set<string>()
  return statements.flatMap((text) => {
    const tree = parseSync(text)
    for (const table of spreadBy(tree)) spread.add(table)
    return [...keysThatEmpty(tree), ...alterationsOf(tree, spread)]
  })
}

/** The tables that a statement spreads, or copies to each machine. */
export function spreadBy(tree: unknown): string[] {
  return [...nodesOf(tree, 'FuncCall')].flatMap((call) => {
    const name = namesIn(call['funcname']).join('.')
    if (name === 'ops.keep_steps') {
      return constantsIn(call['args'])
        .slice(0, 1)
        .map((table) => `${table}_step`)
    }
    return /^ops\.(protect|distribute|reference)$/.test(name) ? constantsIn(call['args']) : []
  })
}

function keysThatEmpty(tree: unknown): string[] {
  return [...nodesOf(tree, 'Constraint')]
    .filter((key) => ['n', 'd'].includes(String(key['fk_del_action'])))
    .map((key) => `key ${String(key['conname'])}: on delete set null or default`)
}

const afterSpreading: Readonly<Record<string, string>> = {
  AT_SetStorage: 'set storage after the table was spread',
  AT_SetStatistics: 'set statistics after the table was spread',
  AT_DetachPartition: 'detach partition',
}

function alterationsOf(tree: unknown, spread: ReadonlySet<string>): string[] {
  return [...nodesOf(tree, 'AlterTableStmt')].flatMap((statement) => {
    const table = relationIn(statement)
    if (!spread.has(table)) return []
    const steps = [...nodesOf(statement['cmds'], 'AlterTableCmd')]
    const kinds = steps.map((step) => String(step['subtype']))
    const faults = kinds.flatMap((kind) => afterSpreading[kind] ?? [])
    if (kinds.includes('AT_AddConstraint') && steps.length > 1) {
      faults.push('a constraint beside other changes')
    }
    for (const step of steps) faults.push(...constraintsOfColumn(step))
    return faults.map((fault) => `${table}: ${fault}`)
  })
}

/** The parts of an `add column` that a cluster accepts only in a statement of their own. */
function constraintsOfColumn(step: Node): string[] {
  if (step['subtype'] !== 'AT_AddColumn') return []
  const apart = ['CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_IDENTITY']
  return [...nodesOf(step['def'], 'Constraint')]
    .map((constraint) => String(constraint['contype']))
    .filter((kind) => apart.includes(kind))
    .map((kind) => `add column with ${kind}`)
}

/** A function of the database, from the system catalog. */
export type DatabaseFunction = {
  readonly name: string
  readonly definition: string
  readonly language: string
  readonly borrows: boolean
  /** The names that its triggers give to all new or all old rows. */
  readonly transition: readonly string[]
  readonly isTrigger: boolean
}

export type Known = {
  /** Tables that are spread by company. */
  readonly company: ReadonlySet<string>
  /** Functions that are not immutable, by name, and whether they are volatile. */
  readonly changing: ReadonlyMap<string, 'stable' | 'volatile'>
}

const inText: readonly [RegExp, string][] = [
  [/\bconstraint\s*=/i, 'names a constraint in its refusal, which a cluster loses'],
  [/\bset_config\s*\(/i, 'set_config stays on the coordinator'],
  [/\b(pg_current_xact_id|txid_current)/i, 'asks for the number of a transaction'],
]

const inTrigger: readonly [RegExp, string][] = [
  [/\btg_(table_name|relname)\b/i, 'asks for the name of its table, which is a shard'],
  [/\bpg_notify\s*\(|\bnotify\s/i, 'notifies from a shard'],
  [/\badd_job\s*\(|\benqueue_job\s*\(/i, 'queues a job from a shard'],
]

export function faultsOfFunction(of: DatabaseFunction, known: Known): string[] {
  const texts = [...inText, ...(of.isTrigger ? inTrigger : [])]
  const faults = texts.flatMap(([found, what]) => (found.test(of.definition) ? [what] : []))
  for (const text of statementsOf(of)) {
    const tree = parseSync(text)
    // A table that is read is a RangeVar; a table that is written is the relation of its statement.
    const tables = ['RangeVar', 'relation'].flatMap((kind) =>
      [...nodesOf(tree, kind)].map((table) => String(table['relname'])),
    )
    const shared = tables.filter((table) => of.transition.includes(table))
    if (shared.length > 0 && tables.length > shared.length) {
      faults.push('joins the rows of its statement to a table')
    }
    const own = tables.filter((table) => known.company.has(table))
    if (of.borrows) for (const table of own) faults.push(`borrows rights over ${table}`)
    faults.push(...faultsOfUpdates(tree, known))
  }
  return faults.map((fault) => `${of.name}: ${fault}`)
}

/** A value that each machine computes from a column must not depend on the session. */
export function faultsOfUpdates(tree: unknown, known: Known): string[] {
  return [...nodesOf(tree, 'UpdateStmt')].flatMap((update) => faultsOfUpdate(update, known))
}

function faultsOfUpdate(update: Node, { company, changing }: Known): string[] {
  if (!company.has(relationIn(update))) return []
  const calls = [...nodesOf(update, 'FuncCall')].flatMap((call) => {
    const name = namesIn(call['funcname']).at(-1) ?? ''
    const kind = changing.get(name)
    return kind === 'volatile' || (kind && columnsIn(call['args'])) ? [`${kind} ${name}()`] : []
  })
  const sums = [...nodesOf(update, 'A_Expr')].flatMap((sum) => {
    const operator = namesIn(sum['name']).join()
    if (operator !== '+' && operator !== '-') return []
    const sides = [sum['lexpr'], sum['rexpr']]
    return sides.some(isInterval) && sides.some(columnsIn) ? ['a column ± an interval'] : []
  })
  return [...calls, ...sums].map((what) => `${what} in an update of ${relationIn(update)}`)
}

/** Variables and parameters of functions begin with v_ and p_. */
const columnsIn = (value: unknown): boolean =>
  [...nodesOf(value, 'ColumnRef')].some((column) => !/^[vp]_/.test(namesIn(column)[0] ?? ''))

const isInterval = (value: unknown): boolean =>
  isNode(value) && 'TypeCast' in value && namesIn(value['TypeCast']).includes('interval')

/** From this mode of the parser on, a text is an assignment. */
const ASSIGNED = 3

/** The statements and expressions of a function's body, each as a statement. */
function statementsOf({ definition, language }: DatabaseFunction): string[] {
  if (language === 'sql') return [/AS (\$\w*\$)([\s\S]*)\1/.exec(definition)?.[2] ?? '']
  return [...nodesOf(parsePlPgSQLSync(definition), 'PLpgSQL_expr')].map((expression) => {
    const text = String(expression['query'])
    if (expression['parseMode'] === 0) return text
    const assigns = Number(expression['parseMode']) >= ASSIGNED
    return `select ${assigns ? text.replace(/^[^:=]*:?=/, '') : text}`
  })
}
