/**
 * The words that the engine and its callers share. The engine knows neither Chile nor payroll; it
 * knows quantities with a unit, formulas over them, and values that hold for a period.
 *
 * Every quantity is an integer at a declared number of decimals: a fact with 2 decimals and value
 * 12.5 travels as 1250. A quantity of unit '%' is declared in percentage points (11,44 % with 2
 * decimals travels as 1144) and is worth its hundredth inside a formula: `BASE * TASA_AFP`.
 */

export type Currency = 'CLP' | 'UF' | 'UTM'

/** Plain counts: neutral in × and ÷. In + − and comparisons both sides must agree. */
export type Count = 'número' | '%' | 'días' | 'horas' | 'meses' | 'años'

/** LOGICO travels as 0 or 1; OPCION as the position in the fact's `options`. */
export type Unit = Currency | `${Currency}/${Currency}` | Count | 'LOGICO' | 'OPCION'

/** A named quantity: `min` and `max` are scaled like its value and both are allowed. */
interface QuantityDef {
  /** UPPER_SNAKE ASCII; unique among facts, variables, tables and concepts. */
  readonly code: string
  readonly label: string
  readonly unit: Unit
  readonly decimals: number
  readonly min: number
  readonly max: number
}

/** An input of one person. */
export interface FactDef extends QuantityDef {
  /** Only with unit OPCION: what a text literal may name; the value is the position here. */
  readonly options?: readonly string[]
}

/** A dated scalar, the same for everybody in a period: UF of the month, minimum wage, a rate. */
export type VariableDef = QuantityDef

export interface TableColumn {
  readonly code: string
  readonly label?: string
  readonly unit: Unit
  readonly decimals: number
}

/** A dated table of brackets, read by `TRAMO(TABLE; value; COLUMN)`. */
export interface TableDef {
  readonly code: string
  readonly label: string
  /** Unit and decimals of the upper limits. */
  readonly input: { readonly unit: Unit; readonly decimals: number }
  readonly columns: readonly TableColumn[]
}

/** Rows go upwards; a value equal to `upTo` belongs to this row; `null` has no upper limit. */
export interface TableRow {
  readonly upTo: number | null
  /** One scaled integer per column of the table, in its order. */
  readonly values: readonly number[]
}

/** A group of concepts for `SUMA(CODE)`. A class without concepts is worth zero. */
export interface ClassDef {
  readonly code: string
  readonly label: string
}

/**
 * How a concept is rounded, once, to its decimals. All by magnitude, so that a discount rounds as
 * the amount does: HALF_UP takes 2,5 to 3 and −2,5 to −3; TRUNCATE drops; UP goes away from zero.
 */
export type Rounding = 'HALF_UP' | 'TRUNCATE' | 'UP'

/** One line of the calculation. Callers extend it with whatever else a line means to them. */
export interface ConceptDef {
  readonly code: string
  readonly label: string
  readonly unit: Unit
  readonly decimals: number
  readonly formula: string
  /** Codes of the library's classes. */
  readonly classes: readonly string[]
  /** HALF_UP when absent. */
  readonly rounding?: Rounding
  /** Scaled, both allowed. A result outside is an error of that row, never a clipped value. */
  readonly min?: number
  readonly max?: number
}

/** Everything that formulas may name. `C` is the caller's own richer concept. */
export interface Library<C extends ConceptDef = ConceptDef> {
  readonly facts: readonly FactDef[]
  readonly variables: readonly VariableDef[]
  readonly tables: readonly TableDef[]
  readonly classes: readonly ClassDef[]
  readonly concepts: readonly C[]
}

/** Where a dated value comes from; shown by explanations as it is. */
export interface Source {
  readonly text: string
  readonly url?: string
  readonly since?: string
}

/** The dated values of one period, scaled. A value that a formula needs and is absent: an error. */
export interface PeriodValues {
  /** What people call the period in messages: 'septiembre 2026'. */
  readonly name: string
  readonly variables: Readonly<Record<string, number>>
  readonly tables: Readonly<Record<string, readonly TableRow[]>>
  /** By code of variable or table. */
  readonly sources?: Readonly<Record<string, Source>>
}

/** The facts of one person, scaled, by code. All that the library declares must be there. */
export type Facts = Readonly<Record<string, number>>

/** Something wrong in a library, in Spanish, at the character of the formula. */
export interface Diagnostic {
  /** Concept (or fact, variable, table) it belongs to. */
  readonly code: string
  readonly message: string
  /** Place in the formula text: from inclusive, to exclusive; 0, 0 when it is in none. */
  readonly from: number
  readonly to: number
  /** A cycle, in order, its first code repeated at the end. */
  readonly chain?: readonly string[]
}

export type RowErrorReason =
  | 'ZERO_DIVISION'
  | 'FACT_MISSING'
  | 'FACT_OUT_OF_RANGE'
  | 'RESULT_OUT_OF_RANGE'
  | 'NO_BRACKET'

/** Why one row has no result. `code` is the fact or the concept where it happened. */
export interface RowError {
  readonly row: number
  readonly code: string
  readonly reason: RowErrorReason
  /** In Spanish, with the label. */
  readonly message: string
}

/** All concepts of one person by code, scaled, or the reason why there are none. */
export type Evaluation =
  | { readonly ok: true; readonly values: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly error: RowError }

/** The library or the period is not usable; `diagnostics` holds everything that is wrong. */
export class FormulaError extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((d) => `${d.code}: ${d.message}`).join('\n') || 'Fórmula inválida')
    this.name = 'FormulaError'
    this.diagnostics = diagnostics
  }
}

/** One node of a formula with its exact value; what screens open piece by piece. */
export interface Explanation {
  readonly kind:
    | 'concept'
    | 'fact'
    | 'variable'
    | 'literal'
    | 'operation'
    | 'call'
    | 'choice'
    | 'bracket'
    | 'sum'
    | 'condition'
  /** The formula of a concept; otherwise the piece of formula that this node is. */
  readonly text: string
  readonly code?: string
  readonly label?: string
  readonly unit: Unit
  /** Exact: '66666', '66666.5' or, when it has no finite decimals, the fraction '200000/3'. */
  readonly exact: string
  /** As people read it: '1.234.567', '66.666,67…', '11,44%', 'Sí', 'INDEFINIDO'. */
  readonly shown: string
  /** Concepts, facts and variables: the integer that is stored. */
  readonly scaled?: number
  readonly operands: readonly Explanation[]
  readonly rounding?: RoundingStep
  readonly bracket?: BracketStep
  /** Of a variable or a table, as the period gives it. */
  readonly source?: Source
  /** A sentence in Spanish: which branch of a SI was taken and why the other was not. */
  readonly note?: string
}

export interface RoundingStep {
  readonly rule: Rounding
  readonly decimals: number
  readonly before: string
  readonly after: string
}

export interface BracketStep {
  readonly table: string
  readonly column: string
  /** Position of the row that was chosen, from 0, and its limits as people read them. */
  readonly row: number
  readonly above: string | null
  readonly upTo: string | null
}
