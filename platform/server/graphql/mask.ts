import { GraphQLError } from 'graphql'
import { asUserError } from '../database-errors.ts'
import { type ErrorKind, nameOf } from '../errors.ts'
import type { Log } from '../observe/logger.ts'

/** The executor wraps what a resolver throws, now and then twice, in a class of its own copy. */
function innermost(error: unknown): unknown {
  if (isGraphQLError(error) && error.originalError) return innermost(error.originalError)
  return error
}

const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'

type Extensions = { kind: ErrorKind | 'internal' | 'bad-request'; field?: string; traceId: string }

/**
 * What a failure may reveal outside: a UserError its message; a document or a value that GraphQL
 * itself refuses, a Spanish sentence at its field; any other error only the trace id.
 */
export function maskError(error: unknown, traceId: string, log: Log): GraphQLError {
  const original = innermost(error)
  const known = asUserError(original)
  if (known) {
    const extensions: Extensions = { kind: known.kind, traceId }
    if (known.field) extensions.field = known.field
    return answer(known.message, extensions, error)
  }
  if (isGraphQLError(original)) return refusedByGraphQL(original, traceId)
  log.error('operation failed', {}, original)
  return answer('Ha ocurrido un error', { kind: 'internal', traceId }, error)
}

function answer(message: string, extensions: Extensions, cause: unknown): GraphQLError {
  const path = isGraphQLError(cause) ? cause.path : undefined
  const status =
    extensions.kind === 'internal' ? 500 : extensions.kind === 'bad-request' ? 400 : 200
  const name = extensions.kind === 'internal' ? {} : { name: nameOf(extensions.kind) }
  return new GraphQLError(message, {
    extensions: { ...extensions, ...name, http: { status } },
    ...(path ? { path } : {}),
  })
}

/**
 * A refusal by GraphQL itself. A value of a wrong type gets a Spanish sentence, at its field when
 * the message names it; every other refusal is a bad request of a program. Names of types and
 * suggestions are removed: they would only help an attacker.
 */
function refusedByGraphQL(error: GraphQLError, traceId: string): GraphQLError {
  const value = wrongValues.find(({ pattern }) => pattern.test(error.message))
  if (value) {
    const field = value.field ? value.pattern.exec(error.message)?.[1] : undefined
    return answer(
      value.words ?? error.message,
      { kind: 'invalid', traceId, ...(field ? { field } : {}) },
      error,
    )
  }
  const own = error.message.startsWith('Consulta demasiado grande')
  return answer(own ? error.message : 'Error con query', { kind: 'bad-request', traceId }, error)
}

type WrongValue = { pattern: RegExp; words?: string; field?: true }

/** The executor's sentences about values, and ours. The first match decides. */
const wrongValues: readonly WrongValue[] = [
  { pattern: /^Debe ser / },
  { pattern: /to include required field "(\w+)"/, words: 'Este campo es obligatorio', field: true },
  { pattern: /not to include unknown field "(\w+)"/, words: 'Ese campo no existe', field: true },
  { pattern: /must not be null|not to be null/, words: 'Falta un valor obligatorio' },
  {
    pattern: /does not exist in ".*" enum|Enum ".*" cannot represent/,
    words: 'No es una de las opciones',
  },
  {
    pattern: /^Expected value of type|cannot represent|got invalid value|has invalid value/,
    words: 'Un valor no es del tipo que corresponde',
  },
]
