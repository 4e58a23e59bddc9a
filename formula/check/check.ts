import { limits } from '../language/grammar.ts'
import { type Parsed, parse } from '../language/parser.ts'
import { type Node, type Problem, Refusal } from '../language/syntax.ts'
import type { ConceptDef, Diagnostic, Library } from '../types.ts'
import { cyclesOf } from './cycles.ts'
import { checkDefinitions } from './definitions.ts'
import { infer } from './infer.ts'
import { type Reads, readsOf, unknownNames } from './names.ts'
import { type Scope, scopeOf } from './scope.ts'
import { checkSize } from './size.ts'
import * as unit from './units.ts'

/** One concept that passed every check, with what the plan needs of it. */
export interface Checked<C extends ConceptDef> {
  readonly def: C
  readonly node: Node
  readonly kinds: ReadonlyMap<Node, unit.Kind>
  readonly reads: Reads
}

export interface Checking<C extends ConceptDef> {
  readonly scope: Scope<C>
  readonly diagnostics: readonly Diagnostic[]
  /** In library order; complete only when there are no diagnostics. */
  readonly concepts: readonly Checked<C>[]
}

/**
 * Everything that is wrong in a library, in Spanish, at the character it is about; empty when a
 * plan can be made. Finds in one go: definitions, syntax, unknown names, units, size and cycles.
 */
export function check(library: Library): Diagnostic[] {
  return [...checkLibrary(library).diagnostics]
}

/** `check`, keeping what it read. */
export function checkLibrary<C extends ConceptDef>(library: Library<C>): Checking<C> {
  const scope = scopeOf(library)
  const definitions = checkDefinitions(library)
  if (library.concepts.length > limits.concepts) {
    return { scope, diagnostics: definitions, concepts: [] }
  }
  const diagnostics = [...definitions]
  const concepts: Checked<C>[] = []
  for (const def of library.concepts) {
    const result = checkConcept(def, scope)
    diagnostics.push(...result.problems.map((problem) => ({ code: def.code, ...problem })))
    if (result.checked !== undefined) concepts.push(result.checked)
  }
  diagnostics.push(...checkOperands(concepts), ...checkCycles(concepts))
  return { scope, diagnostics, concepts }
}

/** What is wrong in one formula of a library, cycles apart: what an editor asks as one types. */
export function checkFormula(library: Library, def: ConceptDef): readonly Problem[] {
  const others = library.concepts.filter(({ code }) => code !== def.code)
  return checkConcept(def, scopeOf({ ...library, concepts: [...others, def] })).problems
}

interface Result<C extends ConceptDef> {
  readonly problems: readonly Problem[]
  readonly checked?: Checked<C>
}

function checkConcept<C extends ConceptDef>(def: C, scope: Scope<C>): Result<C> {
  const parsed = treeOf(def.formula)
  if (!parsed.ok) return { problems: [parsed.problem] }
  const { node } = parsed
  const unknown = unknownNames(node, scope)
  if (unknown.length > 0) return { problems: unknown }
  try {
    const kinds = infer(node, scope)
    checkSize(node, scope)
    checkDeclared(def, node, kinds.get(node) ?? unit.literal)
    return { problems: [], checked: { def, node, kinds, reads: readsOf(node, scope) } }
  } catch (error) {
    if (error instanceof Refusal) return { problems: [error.problem] }
    throw error
  }
}

const kept = 20_000
const trees = new Map<string, Parsed>()

/** Trees never change, and a thousand companies write the law with the same words: parsed once. */
function treeOf(formula: string): Parsed {
  const known = trees.get(formula)
  if (known !== undefined) return known
  const parsed = parse(formula)
  if (trees.size >= kept) trees.delete(trees.keys().next().value ?? '')
  trees.set(formula, parsed)
  return parsed
}

function checkDeclared(def: ConceptDef, node: Node, got: unit.Kind): void {
  const declared = unit.kindOf(def.unit)
  if (got.kind === 'logical' && declared.kind === 'logical') return
  if (got.kind === 'quantity' && declared.kind === 'quantity' && unit.storable(got, declared))
    return
  const wanted = declared.kind === 'logical' ? 'una condición' : def.unit
  throw new Refusal(`La fórmula da ${unit.nameOf(got)} y el concepto declara ${wanted}`, node)
}

function checkOperands(concepts: readonly Checked<ConceptDef>[]): readonly Diagnostic[] {
  let total = 0
  for (const { def, reads } of concepts) {
    total += reads.operands.length
    if (reads.operands.length > limits.operands || total > limits.libraryOperands) {
      return [{ code: def.code, message: 'Los conceptos leen demasiados otros', from: 0, to: 0 }]
    }
  }
  return []
}

function checkCycles(concepts: readonly Checked<ConceptDef>[]): readonly Diagnostic[] {
  const reads = new Map(concepts.map(({ def, reads: { operands } }) => [def.code, operands]))
  return cyclesOf(reads).map((chain) => {
    const [code = ''] = chain
    const message = `Se calcula a partir de sí mismo: ${chain.join(' → ')}`
    return { code, message, from: 0, to: 0, chain }
  })
}
