import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  type ParseOptions,
  type Source,
  validate,
  type ValidationRule,
} from 'graphql'
import { type Weight, weigh } from './weight.ts'

/** How large a document may be. Each number is refused at one more. */
export const limits = {
  /** The organization chart, seven levels of people with their names, is the deepest. */
  depth: 10,
  aliases: 15,
  rootFields: 5,
  directives: 20,
  tokens: 1500,
  /** Of the text of a document; the largest of ours has two thousand. */
  characters: 32 * 1024,
  /** Fields that the document asks for once its fragments are written out. */
  fields: 1500,
  /** Fields asked for again under the same name: each pair of them is compared. */
  repeats: 20,
  operations: 5,
  fragments: 20,
  bodyBytes: 256 * 1024,
  /** Values in the variables, and their nesting depth. */
  values: 30_000,
  valueDepth: 12,
  /**
   * Fields of one input. Each of some fifty errors about them says all of them again; the largest
   * input of ours has 66.
   */
  inputFields: 300,
  /** How long an answer may take, in milliseconds. A statement of the database has as long. */
  budgetMs: 60_000,
  /** Operations whose input could be guessed: allowed once in a document. */
  once: ['signIn', 'signInSecond', 'recoverPassword', 'changePassword', 'updatePassword'],
} as const

export const tooLarge = (what: string) => new GraphQLError(`Consulta demasiado grande: ${what}`)

/**
 * Reads a document, and refuses one that was made to exhaust the server before anything else looks
 * at it: the reader stops at the first token too many, and what the fragments would unfold to is
 * counted without unfolding it.
 *
 * @throws GraphQLError
 */
export function parseWithin(source: string | Source, options?: ParseOptions): DocumentNode {
  const document = readTokens(source, options)
  const problem = problemOf(weigh(document, limits.fields))
  if (problem) throw tooLarge(problem)
  return document
}

/**
 * What is wrong with a document, up to the first thing. No name is compared with those of the
 * schema to suggest another: nobody is shown more than that the document is wrong, and each unknown
 * name would be compared with all of some two thousand.
 */
export const validateFirst = (
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] =>
  validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true }).slice(0, 1)

function readTokens(source: string | Source, options?: ParseOptions): DocumentNode {
  const { length } = typeof source === 'string' ? source : source.body
  if (length > limits.characters) throw tooLarge('su texto es demasiado largo')
  try {
    return parse(source, { ...options, maxTokens: limits.tokens })
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    if (/more than \d+ tokens/.test(text)) throw tooLarge('tiene demasiadas palabras')
    throw error
  }
}

function problemOf(weight: Weight): string | undefined {
  if (weight.circular) return 'un fragmento se contiene a sí mismo'
  if (weight.operations > limits.operations) return 'tiene demasiadas operaciones'
  if (weight.fragments > limits.fragments) return 'tiene demasiados fragmentos'
  if (weight.fields > limits.fields) return 'tiene demasiados campos'
  if (weight.rootFields > limits.rootFields) return 'tiene demasiados campos raíz'
  const again = limits.once.find((name) => weight.roots.filter((root) => root === name).length > 1)
  if (again) return `${again} aparece más de una vez`
  if (weight.depth > limits.depth) return 'es demasiado profunda'
  if (weight.aliases > limits.aliases) return 'tiene demasiados alias'
  if (weight.directives > limits.directives) return 'tiene demasiadas directivas'
  if (weight.repeats > limits.repeats) return 'pide muchas veces lo mismo'
  return undefined
}

/**
 * Refuses variables with more values than any screen sends, looking at no more than that many.
 *
 * @throws GraphQLError
 */
export function checkVariables(variables: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }]
  let seen = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth > limits.valueDepth) throw tooLarge('sus variables son demasiado profundas')
    const inner = Object.values(value)
    seen += inner.length
    if (seen > limits.values) throw tooLarge('sus variables traen demasiados valores')
    if (!Array.isArray(value) && inner.length > limits.inputFields) {
      throw tooLarge('sus variables traen demasiados campos')
    }
    for (const one of inner) {
      if (typeof one === 'object' && one !== null) waiting.push({ value: one, depth: depth + 1 })
    }
  }
}
