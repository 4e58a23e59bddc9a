import { nearest } from '../language/names.ts'
import { type CallNode, type Node, type Problem, partsOf } from '../language/syntax.ts'
import type { ConceptDef } from '../types.ts'
import type { Named, Scope } from './scope.ts'

/** What one formula reads, classes opened to their members; every name once, in reading order. */
export interface Reads {
  readonly operands: readonly string[]
  readonly tables: readonly string[]
  readonly classes: readonly string[]
}

/** How often what was meant is looked for: a formula of a thousand unknown names is no slip. */
type Hints = { left: number }
const hintsPerFormula = 3

/**
 * Every name in a formula that does not exist, with its position and the most similar known name.
 */
export const unknownNames = (node: Node, scope: Scope): readonly Problem[] =>
  unknownIn(node, scope, { left: hintsPerFormula })

function unknownIn(node: Node, scope: Scope, hints: Hints): readonly Problem[] {
  if (node.kind === 'name') return scope.names.has(node.code) ? [] : [unknown(node, scope, hints)]
  if (node.kind === 'call' && node.name === 'SUMA') {
    return namedOnly(node, 'una clase', scope.classes, hints)
  }
  if (node.kind === 'call' && node.name === 'TRAMO') {
    const value = node.args[1]
    return [
      ...namedOnly(node, 'una tabla', scope.tables, hints),
      ...(value === undefined ? [] : unknownIn(value, scope, hints)),
      ...unknownColumn(node, scope),
    ]
  }
  return partsOf(node).flatMap((part) => unknownIn(part, scope, hints))
}

/** Reads of a formula whose names all exist. */
export function readsOf(node: Node, scope: Scope): Reads {
  const operands = new Set<string>()
  const tables = new Set<string>()
  const classes = new Set<string>()
  const visit = (part: Node): void => {
    if (part.kind === 'name') operands.add(part.code)
    else if (part.kind === 'call' && part.name === 'SUMA') {
      const code = argCode(part, 0)
      if (classes.has(code)) return
      classes.add(code)
      for (const member of scope.members.get(code) ?? []) operands.add(member.code)
    } else if (part.kind === 'call' && part.name === 'TRAMO') {
      tables.add(argCode(part, 0))
      if (part.args[1] !== undefined) visit(part.args[1])
    } else partsOf(part).forEach(visit)
  }
  visit(node)
  return { operands: [...operands], tables: [...tables], classes: [...classes] }
}

/** The code written as an argument that must be a bare name (class, table, column). */
export const argCode = (node: CallNode, index: number): string => {
  const arg = node.args[index]
  return arg?.kind === 'name' ? arg.code : ''
}

/** Position of the column that a TRAMO reads; −1 when it names none that the table has. */
export function columnOf<C extends ConceptDef>(node: CallNode, scope: Scope<C>): number {
  const columns = scope.tables.get(argCode(node, 0))?.columns ?? []
  if (node.args.length === 2) return columns.length === 1 ? 0 : -1
  return columns.findIndex(({ code }) => code === argCode(node, 2))
}

function namedOnly(
  node: CallNode,
  what: string,
  known: ReadonlyMap<string, unknown>,
  hints: Hints,
): readonly Problem[] {
  const [arg] = node.args
  if (arg === undefined) return []
  const { from, to } = arg
  if (arg.kind !== 'name') return [{ message: `Aquí va el código de ${what}`, from, to }]
  if (known.has(arg.code)) return []
  return [{ message: `${arg.code} no es ${what}${hint(arg.code, known.keys(), hints)}`, from, to }]
}

function unknownColumn(node: CallNode, scope: Scope): readonly Problem[] {
  const table = scope.tables.get(argCode(node, 0))
  if (table === undefined || columnOf(node, scope) >= 0) return []
  const codes = table.columns.map(({ code }) => code)
  const { from, to } = node.args[2] ?? node
  const wanted = argCode(node, 2)
  const message =
    node.args[2] === undefined
      ? `La tabla ${table.code} tiene varias columnas: indique ${codes.join(', ')}`
      : `${wanted || 'Esto'} no es una columna de ${table.code}: ${codes.join(', ')}`
  return [{ message, from, to }]
}

type Name = Node & { readonly kind: 'name' }

function unknown(node: Name, scope: Scope, hints: Hints): Problem {
  const { code, from, to } = node
  if (scope.tables.has(code)) {
    return { message: `${code} es una tabla: se lee con TRAMO(${code}; valor)`, from, to }
  }
  if (scope.classes.has(code)) {
    return { message: `${code} es una clase: se usa con SUMA(${code})`, from, to }
  }
  return { message: `No existe ${code}${hint(code, scope.names.keys(), hints)}`, from, to }
}

function hint(name: string, known: Iterable<string>, hints: Hints): string {
  hints.left -= 1
  if (hints.left < 0) return ''
  const close = nearest(name, known)
  return close === undefined ? '' : `; ¿quiso decir ${close}?`
}

/** The definition of a name that is known to exist. */
export function named<C extends ConceptDef>(scope: Scope<C>, code: string): Named<C> {
  const found = scope.names.get(code)
  if (found === undefined) throw new RangeError(`unchecked name ${code}`)
  return found
}
