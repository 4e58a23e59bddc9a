import { add, divide, multiply, negate, type Rational, subtract } from '../exact/rational.ts'
import { limits } from '../language/grammar.ts'
import { nearest } from '../language/names.ts'
import { type CallNode, type Node, Refusal } from '../language/syntax.ts'
import { argCode, columnOf, named } from './names.ts'
import type { Scope } from './scope.ts'
import * as unit from './units.ts'
import type { Kind, Quantity } from './units.ts'

/** The kind of every node of a formula whose names exist. Throws Refusal at the first clash. */
export function infer(root: Node, scope: Scope): ReadonlyMap<Node, Kind> {
  const kinds = new Map<Node, Kind>()
  new Inference(scope, kinds).kind(root)
  return kinds
}

class Inference {
  readonly scope: Scope
  readonly kinds: Map<Node, Kind>

  constructor(scope: Scope, kinds: Map<Node, Kind>) {
    this.scope = scope
    this.kinds = kinds
  }

  /** Each node once, however often it is asked for: nested SI would double at each level. */
  kind(node: Node): Kind {
    const known = this.kinds.get(node)
    if (known !== undefined) return known
    const kind = this.compute(node)
    this.kinds.set(node, kind)
    return kind
  }

  compute(node: Node): Kind {
    switch (node.kind) {
      case 'number':
        return unit.literal
      case 'text':
        throw new Refusal('Un texto solo se compara con una opción', node)
      case 'name':
        return unit.kindOf(named(this.scope, node.code).def.unit)
      case 'negate':
        return this.quantity(node.operand)
      case 'sum':
        return this.agree(node.terms, 'sumar ni restar')
      case 'product':
        return this.product(node.factors, node.signs)
      case 'compare':
        return this.compare(node)
      case 'call':
        return this.call(node)
    }
  }

  quantity(node: Node): Quantity {
    const kind = this.kind(node)
    if (kind.kind === 'quantity') return kind
    if (kind.kind === 'option') {
      throw new Refusal('Una opción solo se compara con un texto: = "…" o <> "…"', node)
    }
    throw new Refusal('Aquí va una cantidad, no una condición', node)
  }

  condition(node: Node): Kind {
    const kind = this.kind(node)
    if (kind.kind === 'logical') return kind
    throw new Refusal('Aquí va una condición (por ejemplo A > B)', node)
  }

  agree(nodes: readonly Node[], verb: string): Quantity {
    let so: Quantity = unit.literal
    for (const node of nodes) {
      const next = this.quantity(node)
      const both = unit.common(so, next)
      if (both === undefined) {
        throw new Refusal(`No se puede ${verb} ${unit.nameOf(so)} con ${unit.nameOf(next)}`, node)
      }
      so = both
    }
    return so
  }

  product(factors: readonly Node[], signs: readonly ('*' | '/')[]): Quantity {
    let so: Quantity = unit.literal
    factors.forEach((factor, i) => {
      const next = this.quantity(factor)
      if (signs[i] === '/' && next.literal && constant(factor)?.n === 0n) {
        throw new Refusal('Aquí se divide por cero', factor)
      }
      so = i === 0 ? next : signs[i] === '/' ? unit.over(so, next) : unit.times(so, next)
    })
    return so
  }

  compare(node: Node & { kind: 'compare' }): Kind {
    const { left, right, sign } = node
    if (left.kind !== 'text' && right.kind !== 'text') {
      this.agree([left, right], 'comparar')
      return unit.logical
    }
    const [fact, text] = left.kind === 'text' ? [right, left] : [left, right]
    const options = this.optionsOf(fact)
    if (options === undefined || text.kind !== 'text') {
      throw new Refusal('Un texto solo se compara con una opción', text)
    }
    if (sign !== '=' && sign !== '<>')
      throw new Refusal('Las opciones se comparan con = o <>', node)
    if (!options.includes(text.value)) {
      const close = nearest(text.value, options)
      const hint = close === undefined ? options.join(', ') : `¿quiso decir "${close}"?`
      throw new Refusal(`"${text.value}" no es una de las opciones: ${hint}`, text)
    }
    this.kinds.set(fact, { kind: 'option' })
    this.kinds.set(text, { kind: 'option' })
    return unit.logical
  }

  optionsOf(node: Node): readonly string[] | undefined {
    if (node.kind !== 'name') return undefined
    const { kind, def } = named(this.scope, node.code)
    return kind === 'fact' && def.unit === 'OPCION' ? (def.options ?? []) : undefined
  }

  call(node: CallNode): Kind {
    const [first, second] = node.args
    if (first === undefined) throw new Refusal(`${node.name} necesita argumentos`, node)
    switch (node.name) {
      case 'SI':
        this.condition(first)
        return this.branches(node.args.slice(1))
      case 'MIN':
      case 'MAX':
        return this.agree(node.args, 'comparar')
      case 'ABS':
        return this.quantity(first)
      case 'REDONDEAR':
      case 'TRUNCAR':
        if (second !== undefined) placesOf(second)
        return this.quantity(first)
      case 'ENTRE':
        this.agree(node.args, 'comparar')
        return unit.logical
      case 'Y':
      case 'O':
      case 'NO':
        node.args.forEach((arg) => this.condition(arg))
        return unit.logical
      case 'TRAMO':
        return this.bracket(node)
      case 'SUMA':
        return this.total(node)
    }
  }

  branches(nodes: readonly Node[]): Kind {
    const kinds = nodes.map((node) => this.kind(node))
    if (kinds.every(({ kind }) => kind === 'logical')) return unit.logical
    return this.agree(nodes, 'elegir entre')
  }

  bracket(node: CallNode): Kind {
    const table = this.scope.tables.get(argCode(node, 0))
    const column = table?.columns[columnOf(node, this.scope)]
    const value = node.args[1]
    if (table === undefined || column === undefined || value === undefined) return unit.literal
    const given = this.quantity(value)
    const wanted = unit.kindOf(table.input.unit)
    if (wanted.kind !== 'quantity' || unit.common(given, wanted) === undefined) {
      const message = `La tabla ${table.code} se lee con ${table.input.unit}, no con`
      throw new Refusal(`${message} ${unit.nameOf(given)}`, value)
    }
    return unit.kindOf(column.unit)
  }

  readonly totals = new Map<string, Kind>()

  total(node: CallNode): Kind {
    const code = argCode(node, 0)
    const total = this.totals.get(code) ?? this.members(code, node)
    this.totals.set(code, total)
    return total
  }

  members(code: string, node: CallNode): Kind {
    let so: Quantity = unit.literal
    for (const member of this.scope.members.get(code) ?? []) {
      const next = unit.kindOf(member.unit)
      const both = next.kind === 'quantity' ? unit.common(so, next) : undefined
      if (both === undefined) {
        const clash = `${member.code} es ${unit.nameOf(next)} y otros son ${unit.nameOf(so)}`
        throw new Refusal(`La clase ${code} mezcla unidades: ${clash}`, node)
      }
      so = both
    }
    return so
  }
}

/** The decimals that REDONDEAR or TRUNCAR name: a whole number written in the formula. */
export function placesOf(node: Node): number {
  const value = constant(node)
  const places = value?.d === 1n ? Number(value.n) : Number.NaN
  if (places >= -6 && places <= limits.decimals) return places
  throw new Refusal(`Los decimales se escriben como un entero entre −6 y ${limits.decimals}`, node)
}

/** The value of a piece that holds only numbers; undefined when it reads anything. */
export function constant(node: Node): Rational | undefined {
  if (node.kind === 'number') return node.value
  if (node.kind === 'negate') {
    const value = constant(node.operand)
    return value && negate(value)
  }
  if (node.kind !== 'sum' && node.kind !== 'product') return undefined
  const parts = (node.kind === 'sum' ? node.terms : node.factors).map(constant)
  return parts.reduce((so, next, i) => {
    if (i === 0 || so === undefined || next === undefined) return i === 0 ? next : undefined
    const sign = node.signs[i]
    if (sign === '+') return add(so, next)
    if (sign === '-') return subtract(so, next)
    if (sign === '*') return multiply(so, next)
    return next.n === 0n ? undefined : divide(so, next)
  })
}
