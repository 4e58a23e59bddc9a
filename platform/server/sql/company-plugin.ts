import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type MergeQueryNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  type QueryId,
  type RawNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import { tenantTables } from '#generated/tenant.ts'
import { CamelNames } from './camel-names.ts'

const CURRENT = 'app.current_company()'

/**
 * Writes the names of the database, as `CamelNames`, and binds the company in every statement: a
 * condition for each company table that is read, changed or joined, a value in each insert.
 * Row-level security is the net below; this is the rope, and it is what lets a cluster route the
 * statement to one machine. Both are done in one walk of the statement: each walk copies all of it.
 */
export class CompanyPlugin extends CamelNames {
  readonly #transformer: CompanyTransformer

  constructor(companyId: number) {
    super()
    this.#transformer = new CompanyTransformer(companyId, this.columnOf)
  }

  override transformQuery(args: { node: RootOperationNode; queryId: QueryId }): RootOperationNode {
    return this.#transformer.transformNode(args.node, args.queryId)
  }
}

/** So many companies keep their plugin: one that is made anew costs more than a short statement. */
const most = 1_000
const plugins = new Map<number, CompanyPlugin>()

/** The plugin of a company, the same for all its transactions. */
export function companyPluginOf(companyId: number): CompanyPlugin {
  const known = plugins.get(companyId)
  if (known) return known
  if (plugins.size >= most) plugins.clear()
  const plugin = new CompanyPlugin(companyId)
  plugins.set(companyId, plugin)
  return plugin
}

/** A node that was copied has the names of the database. */
class CompanyTransformer extends OperationNodeTransformer {
  readonly #companyId: number
  readonly #columnOf: (name: string) => string

  constructor(companyId: number, columnOf: (name: string) => string) {
    super()
    this.#companyId = companyId
    this.#columnOf = columnOf
  }

  /** Nobody else has the copy before it is a text: it is not frozen, nor are parents remembered. */
  override transformNode<T extends OperationNode | undefined>(node: T, id?: QueryId): T {
    return node ? (this.transformNodeImpl(node, id) as T) : node
  }

  protected override transformNodeList<T extends readonly OperationNode[] | undefined>(
    list: T,
    id?: QueryId,
  ): T {
    return list?.map((node) => this.transformNode(node, id)) as unknown as T
  }

  protected override transformIdentifier({ kind, name }: IdentifierNode): IdentifierNode {
    return { kind, name: this.#columnOf(name) }
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, id)
    const where = this.#extend(query.where, namesOf(query.from?.froms ?? []))
    return { ...query, ...(where ? { where } : {}), ...this.#joins(query.joins) }
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id)
    refuseOwnCompany(query.updates)
    const tables = [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])]
    const where = this.#extend(query.where, namesOf(tables))
    return { ...query, ...(where ? { where } : {}), ...this.#joins(query.joins) }
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id)
    const tables = [...query.from.froms, ...(query.using?.tables ?? [])]
    const where = this.#extend(query.where, namesOf(tables))
    return { ...query, ...(where ? { where } : {}), ...this.#joins(query.joins) }
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, id)
    if (namesOf(query.into ? [query.into] : []).length === 0) return query
    refuseOwnCompany(query.onConflict?.updates)
    const column = ColumnNode.create('company_id')
    const columns = [column, ...(query.columns ?? [])]
    if (query.values?.kind === 'ValuesNode') {
      const values = query.values as ValuesNode
      return {
        ...query,
        columns,
        values: ValuesNode.create(values.values.map((row) => this.#row(row))),
      }
    }
    throw new Error('A company table takes rows by their values: the company is bound in each')
  }

  /**
   * A state is written into the statement and not sent beside it: only so does a plan that is kept
   * for any value know how many rows have it, and find the index of those rows alone.
   */
  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    id?: QueryId,
  ): BinaryOperationNode {
    const operation = super.transformBinaryOperation(node, id)
    const { leftOperand, rightOperand } = operation
    if (!isState(leftOperand) || !ValueNode.is(rightOperand)) return operation
    const { value } = rightOperand
    if (typeof value !== 'string' || !/^[A-Z_]+$/.test(value)) return operation
    return { ...operation, rightOperand: ValueNode.createImmediate(value) }
  }

  /** What is written by hand says `app.current_company()`: the same company, as a value. */
  protected override transformRaw(node: RawNode, id?: QueryId): RawNode {
    const raw = super.transformRaw(node, id)
    if (!raw.sqlFragments.some((text) => text.includes(CURRENT))) return raw
    const bound = { sqlFragments: [] as string[], parameters: [] as OperationNode[] }
    for (const [at, text] of raw.sqlFragments.entries()) {
      const parts = text.split(CURRENT)
      bound.sqlFragments.push(...parts)
      bound.parameters.push(...parts.slice(1).map(() => ValueNode.create(this.#companyId)))
      const given = raw.parameters[at]
      if (given) bound.parameters.push(given)
    }
    return { ...raw, ...bound }
  }

  protected override transformMergeQuery(node: MergeQueryNode, id?: QueryId): MergeQueryNode {
    const query = super.transformMergeQuery(node, id)
    if (namesOf([query.into]).length === 0) return query
    throw new Error('A company table takes no merge: write an insert with its conflict')
  }

  #row(row: ValuesNode['values'][number]) {
    if (row.kind === 'PrimitiveValueListNode') {
      return PrimitiveValueListNode.create([
        this.#companyId,
        ...(row as PrimitiveValueListNode).values,
      ])
    }
    const list = row as ValueListNode
    return ValueListNode.create([ValueNode.create(this.#companyId), ...list.values])
  }

  #joins(joins: readonly JoinNode[] | undefined): { joins?: readonly JoinNode[] } {
    if (!joins) return {}
    return {
      joins: joins.map((join) => {
        const condition = this.#conditions(namesOf([join.table]))
        if (!condition) return join
        const on = OnNode.create(join.on ? both(join.on.on, condition) : condition)
        return { ...join, on }
      }),
    }
  }

  #extend(where: WhereNode | undefined, names: readonly string[]): WhereNode | undefined {
    const condition = this.#conditions(names)
    if (!condition) return where
    return WhereNode.create(where ? both(where.where, condition) : condition)
  }

  #conditions(names: readonly string[]): OperationNode | undefined {
    const [first, ...rest] = names.map((name) =>
      BinaryOperationNode.create(
        ReferenceNode.create(ColumnNode.create('company_id'), TableNode.create(name)),
        OperatorNode.create('='),
        ValueNode.create(this.#companyId),
      ),
    )
    if (!first) return undefined
    return rest.reduce<OperationNode>((all, one) => AndNode.create(all, one), first)
  }
}

/**
 * In parentheses, because an `or` written by hand would leave the company out of one of its sides.
 */
const both = (given: OperationNode, condition: OperationNode) =>
  AndNode.create(ParensNode.create(given), condition)

/** The name or alias under which each company table among the nodes is known in the statement. */
function namesOf(nodes: readonly OperationNode[]): string[] {
  return nodes.flatMap((node) => {
    if (AliasNode.is(node)) {
      if (!TableNode.is(node.node) || !tenant.has(node.node.table.identifier.name)) return []
      return IdentifierNode.is(node.alias) ? [node.alias.name] : []
    }
    if (!TableNode.is(node)) return []
    return tenant.has(node.table.identifier.name) ? [node.table.identifier.name] : []
  })
}

const isState = (node: OperationNode): boolean =>
  ReferenceNode.is(node) && ColumnNode.is(node.column) && states.has(node.column.column.name)

/** Columns whose value is one of a few words. */
const states: ReadonlySet<string> = new Set(['status', 'response_status', 'state', 'type', 'kind'])

/** The tables with a company, by their names in the database. */
const tenant: ReadonlySet<string> = new Set(tenantTables.map(new CamelNames().columnOf))

function refuseOwnCompany(updates: readonly ColumnUpdateNode[] | undefined): void {
  for (const update of updates ?? []) {
    const column = update.column
    if (ColumnNode.is(column) && column.column.name === 'company_id') {
      throw new Error('A row never changes its company')
    }
  }
}
