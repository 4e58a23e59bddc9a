import { GraphQLError } from 'graphql'

/** What the body of a GraphQL request asks. */
export type Params = {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>> | undefined
  readonly operationName: string | undefined
}

const known: ReadonlySet<string> = new Set(['query', 'variables', 'operationName', 'extensions'])

/**
 * Reads a body: one question, not several, and nothing beside it.
 *
 * @throws GraphQLError
 */
export function paramsIn(body: string): Params {
  const given = jsonOf(body)
  if (!isObject(given) || Object.keys(given).some((key) => !isKnown(given, key))) throw wrong()
  const { query, variables, operationName, extensions } = given
  if (typeof query !== 'string') throw wrong()
  if (!isObject(variables ?? {}) || !isObject(extensions ?? {})) throw wrong()
  if (typeof (operationName ?? '') !== 'string') throw wrong()
  return {
    query,
    variables: isObject(variables) ? variables : undefined,
    operationName: typeof operationName === 'string' ? operationName : undefined,
  }
}

/** A key that means nothing to us is let pass when it says nothing. */
const isKnown = (given: Record<string, unknown>, key: string) =>
  known.has(key) || given[key] === null

const wrong = () => new GraphQLError('Error con query')

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw wrong()
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
