import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** How large a document may be. Each number is refused at one more. */
export const limits = {
  depth: 8,
  aliases: 15,
  rootFields: 5,
  directives: 20,
  tokens: 1500,
  bodyBytes: 256 * 1024,
  /** Operations that are worth guessing: once in a document. */
  once: ['signIn', 'recoverPassword', 'changePassword', 'updatePassword'],
} as const

/** A validation rule that refuses documents made to exhaust the server. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const problem = problemOf(document)
      if (problem) context.reportError(new GraphQLError(`Consulta demasiado grande: ${problem}`))
    },
  }
}

function problemOf(document: DocumentNode): string | undefined {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet)
    }
  }
  const counts = { aliases: 0, directives: 0, visited: 0 }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const roots = definition.selectionSet.selections
    if (roots.length > limits.rootFields) return 'tiene demasiados campos raíz'
    const repeated = repeatedOnce(definition.selectionSet, fragments)
    if (repeated) return `${repeated} aparece más de una vez`
    const depth = walk(definition.selectionSet, fragments, counts, 1, new Set())
    if (depth > limits.depth) return 'es demasiado profunda'
  }
  if (counts.aliases > limits.aliases) return 'tiene demasiados alias'
  if (counts.directives > limits.directives) return 'tiene demasiadas directivas'
  return undefined
}

function repeatedOnce(set: SelectionSetNode, fragments: Map<string, SelectionSetNode>) {
  const names = set.selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)
    return (inner?.selections ?? []).flatMap((one) =>
      one.kind === Kind.FIELD ? [one.name.value] : [],
    )
  })
  return limits.once.find((name) => names.filter((other) => other === name).length > 1)
}

type Counts = { aliases: number; directives: number; visited: number }

function walk(
  set: SelectionSetNode,
  fragments: Map<string, SelectionSetNode>,
  counts: Counts,
  depth: number,
  open: ReadonlySet<string>,
): number {
  let deepest = depth
  for (const selection of set.selections) {
    counts.visited += 1
    if (counts.visited > limits.tokens || depth > limits.depth) return limits.depth + 1
    counts.directives += selection.directives?.length ?? 0
    if (selection.kind === Kind.FIELD) {
      if (selection.alias) counts.aliases += 1
      if (!selection.selectionSet) continue
      deepest = Math.max(deepest, walk(selection.selectionSet, fragments, counts, depth + 1, open))
      continue
    }
    const spread = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined
    if (spread && open.has(spread)) continue
    const inner = spread ? fragments.get(spread) : undefined
    const next = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : inner
    if (!next) continue
    deepest = Math.max(
      deepest,
      walk(next, fragments, counts, depth, spread ? new Set([...open, spread]) : open),
    )
  }
  return deepest
}
