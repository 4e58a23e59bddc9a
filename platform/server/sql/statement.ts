import type { Compilable } from 'kysely'
import { CamelNames } from './camel-names.ts'
import { CompanyPlugin } from './company-plugin.ts'
import type { PlatformTx, Tx } from './db.ts'
import { ProcessCache } from '../cache/process-cache.ts'
import { doorOf } from '../transaction/tx-door.ts'
import { type Columns, namedRows } from './named-rows.ts'
import { compilerOnly } from './sql-of-flags.ts'

/**
 * What a value of a kept statement is. No kind is a flag: a flag is written into the text of a
 * statement (`sql-of-flags.ts`), and so is a state (`company-plugin.ts`).
 */
type Kinds = {
  id: number
  ids: readonly number[]
  /** An ISO date. */
  day: string
  instant: Date
}
export type Kind = keyof Kinds
type Shape = Readonly<Record<string, Kind>>
type ValuesOf<Of extends Shape> = { readonly [Key in keyof Of]: Kinds[Of[Key]] }

/** A value that is not there yet; whoever looks at it while the statement is written fails. */
class Place {
  readonly key: string | typeof company

  constructor(key: string | typeof company) {
    this.key = key
    for (const look of [Symbol.toPrimitive, Symbol.iterator, 'toJSON', 'toString', 'valueOf']) {
      Object.defineProperty(this, look, {
        get: () => {
          throw new Error(`The text of a kept statement may not depend on «${String(key)}»`)
        },
      })
    }
    Object.freeze(this)
  }
}

const company = Symbol('company')

const names = new CamelNames()

/**
 * A statement that is written by the query builder once for the process, because writing it costs
 * more than all else that the process does to ask it. What differs between two questions is bound
 * beside the text each time; the company too, and it is the one of the transaction, never one that
 * a caller names. The text cannot depend on a value: when it is written there are none.
 */
export class Statement<Builder extends object, Of extends Shape, Row> {
  readonly shape: Of
  readonly ofCompany: boolean
  readonly #write: (builder: Builder, values: ValuesOf<Of>) => Compilable<Row>
  #written: { text: string; values: readonly unknown[] } | undefined
  #columns: Columns | undefined

  constructor(
    ofCompany: boolean,
    shape: Of,
    write: (builder: Builder, values: ValuesOf<Of>) => Compilable<Row>,
  ) {
    this.shape = shape
    this.ofCompany = ofCompany
    this.#write = write
  }

  /** Its rows for some values, in the transaction of a builder. */
  async rows(builder: Builder, values: ValuesOf<Of>): Promise<Row[]> {
    const { client, prepared, companyId } = doorOf(builder)
    const bound = this.bound(companyId, values)
    const name = prepared.nameOf(bound.text)
    const result = await namedRows(client, { ...bound, name }, names.nameOf, this.#columns)
    this.#columns = result.columns
    return result.rows as Row[]
  }

  /** Its only row; throws when there is none. */
  async row(builder: Builder, values: ValuesOf<Of>): Promise<Row> {
    const [row] = await this.rows(builder, values)
    if (row === undefined) throw new Error('A statement answered no row')
    return row
  }

  /** The text with the values in their places. */
  bound(companyId: number | null, values: ValuesOf<Of>): { text: string; values: unknown[] } {
    this.#written ??= this.#once()
    const { text, values: places } = this.#written
    return { text, values: places.map((one) => valueAt(one, companyId, values)) }
  }

  /** The same written anew with its values, as any other statement is. */
  fresh(companyId: number, values: ValuesOf<Of>): { text: string; values: readonly unknown[] } {
    return this.#compiled(companyId, values)
  }

  #once() {
    const places = Object.keys(this.shape).map((key) => [key, new Place(key)] as const)
    return this.#compiled(new Place(company) as never, Object.fromEntries(places) as never)
  }

  #compiled(companyId: number, values: ValuesOf<Of>) {
    const plugin = this.ofCompany ? new CompanyPlugin(companyId) : names
    const builder = compilerOnly<never>().withPlugin(plugin) as unknown as Builder
    const { sql: text, parameters } = this.#write(builder, values).compile()
    return { text, values: parameters }
  }
}

function valueAt(one: unknown, companyId: number | null, values: Shape | object): unknown {
  if (!(one instanceof Place)) return one
  const value = one.key === company ? companyId : (values as Record<string, unknown>)[one.key]
  if (value === undefined || (one.key === company && value === null)) {
    throw new Error(`A value of a kept statement is missing: ${String(one.key)}`)
  }
  return value
}

/** Every one of the process, for the test that writes each anew. */
export const keptStatements: Statement<object, Shape, unknown>[] = []

function kept<One>(statement: One): One {
  keptStatements.push(statement as never)
  return statement
}

/** A kept statement inside a company. */
export const companyStatement = <const Of extends Shape, Row>(
  shape: Of,
  write: (tx: Tx, values: ValuesOf<Of>) => Compilable<Row>,
): Statement<Tx, Of, Row> => kept(new Statement(true, shape, write))

/** Statements of one origin that are kept at once. */
const mostForms = 200

/**
 * Kept statements whose text depends on the form of a question beside its values, such as the reach
 * of its reader: one for each form. The form is written into the statement, and is all that the
 * text may depend on: plain data, which JSON tells apart.
 */
export function companyStatements<const Of extends Shape, Form, Row>(
  shape: Of,
  write: (tx: Tx, values: ValuesOf<Of>, form: Form) => Compilable<Row>,
): (form: Form) => Statement<Tx, Of, Row> {
  const known = new ProcessCache<Statement<Tx, Of, Row>>(mostForms)
  const make = (form: Form) =>
    new Statement<Tx, Of, Row>(true, shape, (tx, values) => write(tx, values, form))
  return (form) => known.now(JSON.stringify(form), () => make(form))
}

/** A kept statement of the tables of the platform. */
export const platformStatement = <const Of extends Shape, Row>(
  shape: Of,
  write: (tx: PlatformTx, values: ValuesOf<Of>) => Compilable<Row>,
): Statement<PlatformTx, Of, Row> => kept(new Statement(false, shape, write))
