import type {
  ConceptDef,
  FactDef,
  Facts,
  Library,
  PeriodValues,
  Rounding,
  TableDef,
  TableRow,
  Unit,
  VariableDef,
} from '../types.ts'

/** A random library that is valid, with a period and people for it. */
export interface World {
  readonly library: Library
  readonly period: PeriodValues
  readonly people: readonly Facts[]
}

/** Choices read from a list of numbers, over and over: shorter lists make simpler worlds. */
export class Tape {
  readonly numbers: readonly number[]
  at = 0

  constructor(numbers: readonly number[]) {
    this.numbers = numbers
  }

  below(limit: number): number {
    const number = this.numbers[this.at % this.numbers.length] ?? 0
    this.at += 1
    // The turn is mixed in, or a short list would give the same few choices for ever.
    const mixed = Math.imul(number + Math.floor(this.at / this.numbers.length) * 7919, 0x9e3779b1)
    return (mixed >>> 0) % limit
  }

  pick<T>(...of: readonly [T, ...T[]]): T {
    return of[this.below(of.length)] ?? of[0]
  }

  times<T>(most: number, make: (i: number) => T): T[] {
    return Array.from({ length: 1 + this.below(most) }, (_, i) => make(i))
  }
}

const quantities = ['CLP', 'UF', 'número', '%', 'días', 'CLP/UF'] as const satisfies readonly Unit[]
const options = ['INDEFINIDO', 'PLAZO_FIJO', 'OBRA'] as const

export function world(tape: Tape): World {
  const facts = tape.times(8, (i) => fact(tape, i))
  const variables = tape.times(4, (i) => variable(tape, i))
  const tables = tape.times(2, (i) => tableDef(tape, i))
  const classes = ['HABERES', 'DESCUENTOS', 'VACIA'].map((code) => ({ code, label: code }))
  const concepts: ConceptDef[] = []
  const members = 1 + tape.below(9)
  for (let i = 0; i < members + 3; i += 1) {
    const known = { facts, variables, tables, classes, concepts }
    concepts.push(concept(tape, i, known, i >= members))
  }
  const library = { facts, variables, tables, classes, concepts }
  const period = {
    name: 'septiembre 2026',
    variables: Object.fromEntries(variables.map((v) => [v.code, between(tape, v.min, v.max)])),
    tables: Object.fromEntries(tables.map((t) => [t.code, rows(tape, t)])),
  }
  return { library, period, people: tape.times(12, () => person(tape, facts)) }
}

export function person(tape: Tape, facts: readonly FactDef[]): Facts {
  const wrong = tape.below(40) === 0 ? tape.below(facts.length) : -1
  return Object.fromEntries(
    facts.map((def, i) => [def.code, i === wrong ? def.max + 1 : between(tape, def.min, def.max)]),
  )
}

/** Ends, zero and round numbers more often than chance would: that is where ties and limits are. */
function between(tape: Tape, min: number, max: number): number {
  const width = max - min + 1
  const shapes = [
    () => min,
    () => max,
    () => 0,
    () => tape.below(60),
    () => tape.below(20_000) * 500,
    () => min + Math.floor((tape.below(2 ** 31) / 2 ** 31) * width),
    () => min + Math.floor((tape.below(2 ** 31) / 2 ** 31) * width),
  ]
  const value = shapes[tape.below(shapes.length)]?.() ?? min
  return Math.min(max, Math.max(min, value))
}

function range(tape: Tape, unit: Unit): { decimals: number; min: number; max: number } {
  const decimals = tape.below(4)
  const max = tape.pick(1, 30, 4_500, 100_000, 10_000_000, 1_000_000_000, Number.MAX_SAFE_INTEGER)
  const min = unit === 'número' ? tape.pick(0, 1, -max) : tape.pick(0, 0, 1, -1)
  return { decimals, min, max }
}

function fact(tape: Tape, i: number): FactDef {
  const code = `DATO_${i}`
  const kind = tape.below(8)
  const named = { code, label: `Dato ${i}` }
  if (kind === 0) return { ...named, unit: 'LOGICO', decimals: 0, min: 0, max: 1 }
  if (kind === 1) return { ...named, unit: 'OPCION', decimals: 0, min: 0, max: 2, options }
  const unit = tape.pick(...quantities)
  return { ...named, unit, ...range(tape, unit) }
}

function variable(tape: Tape, i: number): VariableDef {
  const unit = tape.pick(...quantities)
  return { code: `VALOR_${i}`, label: `Valor ${i}`, unit, ...range(tape, unit) }
}

function tableDef(tape: Tape, i: number): TableDef {
  const unit = tape.pick(...quantities)
  const column = (j: number) => ({
    code: `C${j}`,
    unit: tape.pick(...quantities),
    decimals: tape.below(4),
  })
  return {
    code: `TABLA_${i}`,
    label: `Tabla ${i}`,
    input: { unit, decimals: tape.below(3) },
    columns: tape.times(2, column),
  }
}

function rows(tape: Tape, def: TableDef): readonly TableRow[] {
  let limit = between(tape, -1_000, 1_000)
  const open = tape.below(4) > 0
  const made = tape.times(tape.pick(3, 8, 40), () => {
    limit += 1 + between(tape, 0, 100_000)
    return { upTo: limit, values: def.columns.map(() => between(tape, -500, 1_000_000)) }
  })
  const last = { upTo: null, values: def.columns.map(() => between(tape, 0, 5_000)) }
  return open ? [...made, last] : made
}

/** The last concepts sum classes and are in none, or a class would read itself. */
function concept(tape: Tape, i: number, library: Library, totals: boolean): ConceptDef {
  const unit = tape.pick<Unit>(...quantities, 'CLP', 'CLP', 'LOGICO')
  const writer = new Writer(tape, library, totals)
  const groups = tape.pick([], ['HABERES'], ['DESCUENTOS'], ['HABERES', 'DESCUENTOS'])
  const formula = unit === 'LOGICO' ? writer.condition(3) : writer.quantity(unit, 4)
  const rounding: Rounding = tape.pick('HALF_UP', 'HALF_UP', 'TRUNCATE', 'UP')
  const limits = tape.pick({}, {}, { min: 0 }, { min: -1_000_000, max: 50_000_000 })
  return {
    code: `CONCEPTO_${i}`,
    label: `Concepto ${i}`,
    unit,
    decimals: unit === 'LOGICO' ? 0 : tape.below(3),
    formula,
    classes: unit === 'CLP' && !totals ? groups : [],
    rounding,
    ...(unit === 'LOGICO' ? {} : limits),
  }
}

/** Writes formulas of a wanted unit out of what a library already has. */
class Writer {
  readonly tape: Tape
  readonly library: Library
  readonly totals: boolean
  readonly names: readonly { code: string; unit: Unit; options?: readonly string[] }[]

  constructor(tape: Tape, library: Library, totals: boolean) {
    this.tape = tape
    this.library = library
    this.totals = totals
    this.names = [...library.facts, ...library.variables, ...library.concepts]
  }

  quantity(unit: Unit, depth: number): string {
    const { tape } = this
    const same = () => this.quantity(unit, depth - 1)
    if (depth <= 0) return this.leaf(unit)
    const shapes: readonly (() => string | undefined)[] = [
      () => this.leaf(unit),
      () => `(${tape.times(3, same).join(tape.pick(' + ', ' - '))} - ${same()})`,
      () => this.scaled(unit, depth),
      () => this.scaled(unit, depth),
      () => this.converted(unit, depth),
      () => `${same()} * ${this.literal()} / ${this.literal(true)}`,
      () => `SI(${this.condition(depth - 1)}; ${same()}; ${same()})`,
      () => `${tape.pick('MIN', 'MAX')}(${same()}; ${same()}; ${same()})`,
      () => `MAX(0; ${same()})`,
      () => `ABS(${same()})`,
      () => `REDONDEAR(${same()}; ${tape.pick(-3, 0, 1, 2)})`,
      () => `TRUNCAR(${same()}${tape.pick('', '; 0', '; 2', '; -1')})`,
      () => this.bracket(unit, depth),
      () => `-(${same()})`,
      () => this.total(unit),
    ]
    return shapes[tape.below(shapes.length)]?.() ?? this.leaf(unit)
  }

  /** Surely of the unit, not a literal that takes any; nothing when no name has it. */
  anchored(unit: Unit, depth: number): string | undefined {
    const known = this.names.filter((name) => name.unit === unit)
    const name = known[this.tape.below(Math.max(1, known.length))]
    if (name === undefined) return undefined
    return this.tape.pick(name.code, `(${this.quantity(unit, depth - 1)} + ${name.code})`)
  }

  scaled(unit: Unit, depth: number): string | undefined {
    const base = this.anchored(unit, depth)
    if (base === undefined || unit === '%') return undefined
    const kind = this.tape.pick<Unit>('número', '%')
    if (this.tape.below(2) === 0) return `${base} * (${this.quantity(kind, depth - 1)})`
    return `${base} / (${this.anchored(kind, depth) ?? this.literal(true)})`
  }

  /** Through another currency: CLP as UF × CLP/UF, numbers as CLP / CLP. */
  converted(unit: Unit, depth: number): string | undefined {
    const [a, sign, b] =
      unit === 'CLP'
        ? (['UF', '*', 'CLP/UF'] as const)
        : unit === 'UF'
          ? (['CLP', '/', 'CLP/UF'] as const)
          : (['CLP', '/', 'CLP'] as const)
    const [left, right] = [this.anchored(a, depth), this.anchored(b, depth)]
    if (left === undefined || right === undefined) return undefined
    return unit === 'CLP' || unit === 'UF' || unit === 'número'
      ? `${left} ${sign} ${right}`
      : undefined
  }

  total(unit: Unit): string | undefined {
    if (!this.totals || unit !== 'CLP') return undefined
    return `SUMA(${this.tape.pick('HABERES', 'DESCUENTOS', 'VACIA')})`
  }

  bracket(unit: Unit, depth: number): string | undefined {
    const { tape, library } = this
    const table = tape.pick(library.tables[0], ...library.tables)
    const column = table?.columns.find((candidate) => candidate.unit === unit)
    if (table === undefined || column === undefined) return undefined
    return `TRAMO(${table.code}; ${this.quantity(table.input.unit, depth - 1)}; ${column.code})`
  }

  leaf(unit: Unit): string {
    const known = this.names.filter((name) => name.unit === unit)
    const name = known[this.tape.below(Math.max(1, known.length))]
    if (name === undefined || this.tape.below(5) === 0) return this.literal()
    return name.code
  }

  literal(nonzero = false): string {
    const whole = this.tape.pick('1', '7', '30', '12', '100', '45', nonzero ? '2' : '0')
    return whole + this.tape.pick('', '', ',5', ',0093', '.25', '%')
  }

  condition(depth: number): string {
    const { tape } = this
    const again = () => this.condition(depth - 1)
    const unit = tape.pick(...quantities)
    const side = () => this.quantity(unit, depth - 1)
    const shapes: readonly (() => string)[] = [
      () => `${side()} ${tape.pick('=', '<>', '<', '<=', '>', '>=')} ${side()}`,
      () => this.flag() ?? `${side()} > 0`,
      () => `ENTRE(${side()}; ${side()}; ${side()})`,
      () => `${tape.pick('Y', 'O')}(${again()}; ${again()})`,
      () => `NO(${again()})`,
      () => `SI(${again()}; ${again()}; ${again()})`,
    ]
    return shapes[tape.below(depth <= 0 ? 3 : shapes.length)]?.() ?? `${side()} > 0`
  }

  flag(): string | undefined {
    const flags = this.names.filter(({ unit }) => unit === 'LOGICO' || unit === 'OPCION')
    const name = flags[this.tape.below(Math.max(1, flags.length))]
    if (name === undefined || name.unit === 'LOGICO') return name?.code
    return `${name.code} ${this.tape.pick('=', '<>')} "${this.tape.pick(...options)}"`
  }
}
