import { parseSync } from 'libpg-query'
import { tenantTables } from '../generated/tenant.ts'
import { faultsOfUpdates } from './cluster-rules.ts'

/**
 * What a statement of the application may be on a cluster whose company tables are spread by
 * company: each reads, joins and changes company tables with the company bound as a value, so that
 * it runs on one machine. PostgreSQL's own parser reads it. See docs/operating.md.
 */
export function faultsOf(text: string): string[] {
  const { stmts = [] } = parseSync(text)
  return stmts.flatMap(({ stmt }) => [
    ...new Statement().faultsOf(stmt),
    ...faultsOfUpdates(stmt, { company, changing: changingFunctions }),
  ])
}

const company = new Set(
  tenantTables.map((name) => name.replace(/[A-Z0-9]+/g, (part) => `_${part.toLowerCase()}`)),
)

/** Functions of PostgreSQL that an update might call and whose answer is not fixed. */
const changingFunctions = new Map<string, 'stable' | 'volatile'>([
  ...(['clock_timestamp', 'gen_random_uuid', 'nextval', 'random', 'uuidv7'] as const).map(
    (name) => [name, 'volatile'] as const,
  ),
  ...(['age', 'concat', 'concat_ws', 'date_trunc', 'format', 'to_char', 'to_date'] as const).map(
    (name) => [name, 'stable'] as const,
  ),
])

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const nodesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The one kind of node that `{ SelectStmt: {…} }` is, and what it holds. */
function kindOf(value: unknown): readonly [kind: string, node: Node] | undefined {
  if (!isNode(value)) return undefined
  const [entry] = Object.entries(value)
  return entry && isNode(entry[1]) ? [entry[0], entry[1]] : undefined
}

/** One query of a statement: the company tables that it names, and what its conditions equate. */
type Scope = {
  readonly tables: Map<string, string>
  /** What is in the query besides: functions, results of others. They bind themselves. */
  readonly others: Set<string>
  readonly bound: Set<string>
  readonly equal: (readonly [string, string])[]
}

class Statement {
  readonly #faults: string[] = []
  readonly #named = new Set<string>()
  /** Whether some company table was read, whose machine answers. */
  #reads = false

  faultsOf(stmt: unknown): string[] {
    this.#visit(stmt)
    return this.#faults
  }

  #visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) this.#visit(one)
      return
    }
    const of = kindOf(value)
    if (of?.[0] === 'SelectStmt') return this.#query(of[1], 'fromClause', 'SelectStmt')
    if (of?.[0] === 'UpdateStmt') return this.#query(of[1], 'fromClause', 'UpdateStmt')
    if (of?.[0] === 'DeleteStmt') return this.#query(of[1], 'usingClause', 'DeleteStmt')
    if (of?.[0] === 'InsertStmt') return this.#insert(of[1])
    if (of?.[0] === 'MergeStmt') this.#faults.push('merge')
    if (of?.[0] === 'FuncCall') this.#call(of[1])
    if (isNode(value)) for (const one of Object.values(value)) this.#visit(one)
  }

  /** The door binds the company of a session; a setting made here stays on the coordinator. */
  #call({ funcname }: Node): void {
    const name = nodesIn(funcname).map(nameIn).join('.')
    if (name === 'app.current_company') this.#faults.push('app.current_company() in a statement')
    if (name === 'set_config') this.#faults.push('set_config: write set local')
    if (name.startsWith('pg_current_xact_id') && !this.#reads) {
      this.#faults.push(`${name}, which a coordinator does not know`)
    }
  }

  #insert(node: Node): void {
    this.#with(node)
    const table = nameOf(node['relation'])
    const select = kindOf(node['selectStmt'])?.[1]
    const rows = nodesIn(select?.['valuesLists'])
    const returns = node['returningClause'] || node['onConflictClause']
    if (company.has(table) && rows.length === 0 && !returns) {
      this.#faults.push(`insert … select into ${table} answers no row`)
    }
    this.#visit(node['selectStmt'])
    this.#visit(node['returningClause'])
  }

  #query(node: Node, from: string, kind: string): void {
    this.#with(node)
    if (node['larg'] || node['rarg']) {
      this.#visit({ SelectStmt: node['larg'] })
      this.#visit({ SelectStmt: node['rarg'] })
      return
    }
    const scope: Scope = { tables: new Map(), others: new Set(), bound: new Set(), equal: [] }
    if (kind !== 'SelectStmt') this.#table(scope, node['relation'])
    for (const one of nodesIn(node[from])) this.#from(scope, one)
    this.#condition(scope, node['whereClause'])
    this.#close(scope)
    for (const [key, value] of Object.entries(node)) {
      if (!['withClause', 'relation', from].includes(key)) this.#visit(value)
    }
  }

  #with(node: Node): void {
    const list = isNode(node['withClause']) ? node['withClause'] : {}
    for (const one of nodesIn(list['ctes'])) {
      const cte = kindOf(one)?.[1] ?? {}
      this.#named.add(String(cte['ctename']))
      this.#visit(cte['ctequery'])
    }
  }

  #from(scope: Scope, value: unknown): void {
    const [kind, node] = kindOf(value) ?? []
    if (kind === 'RangeVar') return this.#table(scope, node)
    if (kind === 'JoinExpr') {
      this.#from(scope, node?.['larg'])
      this.#from(scope, node?.['rarg'])
      this.#condition(scope, node?.['quals'])
      return this.#visit(node?.['quals'])
    }
    const alias = isNode(node?.['alias']) ? String(node['alias']['aliasname']) : ''
    scope.others.add(alias)
    this.#visit(value)
  }

  #table(scope: Scope, value: unknown): void {
    const node = isNode(value) ? value : {}
    const name = String(node['relname'])
    const alias = isNode(node['alias']) ? String(node['alias']['aliasname']) : name
    if (company.has(name) && !this.#named.has(name)) {
      scope.tables.set(alias, name)
      this.#reads = true
    } else scope.others.add(alias)
  }

  /** What holds of every row: the parts of a condition that are joined by `and`. */
  #condition(scope: Scope, value: unknown): void {
    const [kind, node] = kindOf(value) ?? []
    if (kind === 'BoolExpr' && node?.['boolop'] === 'AND_EXPR') {
      for (const one of nodesIn(node['args'])) this.#condition(scope, one)
    }
    if (kind !== 'A_Expr' || node?.['kind'] !== 'AEXPR_OP') return
    if (nodesIn(node['name']).map(nameIn).join() !== '=') return
    const [left, right] = [columnOf(node['lexpr'], scope), columnOf(node['rexpr'], scope)]
    if (left && right) scope.equal.push([left, right])
    if (left && isValue(node['rexpr'])) scope.bound.add(left)
    if (right && isValue(node['lexpr'])) scope.bound.add(right)
  }

  /** Whatever is equal to a table that is bound, in this query, is bound too. */
  #close({ tables, others, bound, equal }: Scope): void {
    for (const other of others) bound.add(other)
    for (let grown = -1; grown !== bound.size;) {
      grown = bound.size
      for (const [a, b] of equal) {
        if (bound.has(a) && tables.has(b)) bound.add(b)
        if (bound.has(b) && tables.has(a)) bound.add(a)
      }
    }
    for (const [alias, name] of tables) {
      if (!bound.has(alias)) this.#faults.push(`${name} ${alias}: its company is not bound here`)
    }
  }
}

const nameOf = (value: unknown): string => (isNode(value) ? String(value['relname']) : '')

const nameIn = (value: unknown): string => String(kindOf(value)?.[1]['sval'] ?? '')

/** The alias whose `company_id` an expression is. */
function columnOf(value: unknown, { tables }: Scope): string | undefined {
  const [kind, node] = kindOf(value) ?? []
  if (kind !== 'ColumnRef') return undefined
  const names = nodesIn(node?.['fields']).map(nameIn)
  if (names.at(-1) !== 'company_id') return undefined
  return names.length > 1 ? names.at(-2) : tables.size === 1 ? [...tables.keys()][0] : undefined
}

function isValue(value: unknown): boolean {
  const [kind, node] = kindOf(value) ?? []
  if (kind === 'TypeCast') return isValue(node?.['arg'])
  return kind === 'ParamRef' || kind === 'A_Const'
}
