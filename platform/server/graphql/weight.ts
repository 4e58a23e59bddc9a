import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** What a document would ask for with its fragments written out. */
export type Weight = {
  operations: number
  fragments: number
  fields: number
  aliases: number
  directives: number
  depth: number
  /** Fields beyond the first of each name within one selection. */
  repeats: number
  /** The most root fields that one of its operations has. */
  rootFields: number
  /** The names of the root fields of all operations, as often as they appear. */
  roots: readonly string[]
  /** A fragment contains itself; nothing further was counted. */
  circular: boolean
}

/** The counts of one selection set, and the fields at its own level. */
type Part = {
  fields: number
  aliases: number
  directives: number
  depth: number
  repeats: number
  top: readonly FieldNode[]
}

/** Ends the count early. */
class Stop extends Error {
  readonly circular: boolean
  constructor(circular: boolean) {
    super()
    this.circular = circular
  }
}

/**
 * Counts what a document asks for. Each fragment is counted once and its count reused, so that
 * fragments that double each other cost nothing; the count stops when it passes `most` fields.
 */
export function weigh(document: DocumentNode, most: number): Weight {
  const scale = new Scale(document, most)
  const weight: Weight = {
    operations: 0,
    fragments: scale.fragments.size,
    fields: 0,
    aliases: 0,
    directives: 0,
    depth: 0,
    repeats: 0,
    rootFields: 0,
    roots: [],
    circular: false,
  }
  try {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      const part = scale.weighSet(definition.selectionSet)
      weight.operations += 1
      weight.fields += part.fields
      weight.aliases += part.aliases
      weight.directives += part.directives + (definition.directives?.length ?? 0)
      weight.depth = Math.max(weight.depth, part.depth)
      weight.repeats += part.repeats + repeatedIn(part.top)
      weight.rootFields = Math.max(weight.rootFields, part.top.length)
      weight.roots = [...weight.roots, ...part.top.map(({ name }) => name.value)]
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return error.circular ? { ...weight, circular: true } : { ...weight, fields: most + 1 }
  }
  return weight
}

class Scale {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #most: number
  readonly #known = new Map<string, Part | 'open'>()

  constructor(document: DocumentNode, most: number) {
    this.#most = most
    this.fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION
          ? [[definition.name.value, definition] as const]
          : [],
      ),
    )
  }

  weighSet(set: SelectionSetNode): Part {
    const sum = { fields: 0, aliases: 0, directives: 0, depth: 1, repeats: 0 }
    const top: FieldNode[] = []
    for (const selection of set.selections) {
      const part = this.#weigh(selection)
      sum.fields += part.fields
      sum.aliases += part.aliases
      sum.directives += part.directives
      sum.repeats += part.repeats
      sum.depth = Math.max(sum.depth, part.depth)
      // Before what it unfolds to is gathered: the sum stays as small as the limit.
      if (sum.fields > this.#most) throw new Stop(false)
      top.push(...part.top)
    }
    return { ...sum, top }
  }

  #weigh(selection: SelectionNode): Part {
    const directives = countOf(selection.directives)
    if (selection.kind === Kind.FIELD) return this.#weighField(selection, directives)
    const part =
      selection.kind === Kind.INLINE_FRAGMENT
        ? this.weighSet(selection.selectionSet)
        : this.#weighFragment(selection.name.value)
    return { ...part, directives: part.directives + directives }
  }

  #weighField(field: FieldNode, directives: number): Part {
    const aliases = field.alias ? 1 : 0
    const own = { fields: 1, aliases, directives, depth: 1, repeats: 0, top: [field] }
    if (!field.selectionSet) return own
    const inner = this.weighSet(field.selectionSet)
    return {
      fields: 1 + inner.fields,
      aliases: aliases + inner.aliases,
      directives: directives + inner.directives,
      depth: 1 + inner.depth,
      repeats: inner.repeats + repeatedIn(inner.top),
      top: [field],
    }
  }

  /** A fragment that is not defined counts as nothing: validation says so. */
  #weighFragment(name: string): Part {
    const known = this.#known.get(name)
    if (known === 'open') throw new Stop(true)
    if (known) return known
    const definition = this.fragments.get(name)
    if (!definition) return nothing
    this.#known.set(name, 'open')
    const part = this.weighSet(definition.selectionSet)
    this.#known.set(name, part)
    return part
  }
}

const nothing: Part = { fields: 0, aliases: 0, directives: 0, depth: 1, repeats: 0, top: [] }

const countOf = (directives: readonly DirectiveNode[] | undefined) => directives?.length ?? 0

/** How many of these fields answer under a name that another one has already. */
const repeatedIn = (fields: readonly FieldNode[]) =>
  fields.length - new Set(fields.map(({ alias, name }) => (alias ?? name).value)).size
