import { GraphQLError } from 'graphql'
import { asUserError } from '../database-errors.ts'
import type { ErrorKind } from '../errors.ts'
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
 * What a failure may tell the outside: a UserError its words; a document or a value that GraphQL itself
 * refuses, a Spanish sentence at its field; anything else nothing but the trace id.
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
  return new GraphQLError(message, { extensions, ...(path ? { path } : {}) })
}

/** A bad variable is a bad value in a form; every other refusal is a bad request of a program. */
function refusedByGraphQL(error: GraphQLError, traceId: string): GraphQLError {
  const field = fieldOf(error.message)
  if (field !== undefined) {
    return new GraphQLError('El valor no es válido', {
      extensions: { kind: 'invalid', field, traceId } satisfies Extensions,
    })
  }
  return new GraphQLError(spanish(error.message), {
    extensions: { kind: 'bad-request', traceId } satisfies Extensions,
  })
}

/** `Variable "$input" got invalid value … at "input.rows[0].rut"` → `rows.0.rut`. */
function fieldOf(message: string): string | undefined {
  if (!/^(Variable "\$|Argument ".*has invalid value)/.test(message)) return undefined
  const at = /at "([^"]+)"/.exec(message)?.[1] ?? /Field "([^"]+)"/.exec(message)?.[1] ?? ''
  return at.replace(/^[A-Za-z]+\./, '').replace(/\[(\d+)\]/g, '.$1')
}

/** Names of fields and types stay out: no suggestions for who is guessing. */
function spanish(message: string): string {
  return message.startsWith('Consulta demasiado grande') ? message : 'Error con query'
}
