import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import { mayCallOpenly } from '#access/api.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { tooSlow, unauthenticated } from '#platform/server/errors.ts'
import { limits } from '#platform/server/graphql/limits.ts'
import { weigh } from '#platform/server/graphql/weight.ts'
import type { Params } from './params.ts'

/** An operation of a document, and what it is asked with. */
type Asked = Omit<Params, 'query'> & { readonly document: DocumentNode }

/**
 * Runs the operation of a document that was found right, for a caller who may be nobody: then only
 * if all of it is open. Ends with the time that the caller waits, and ends the transaction in which
 * the caller was read. Its errors are not masked yet.
 */
export async function run(
  schema: GraphQLSchema,
  { document, variables, operationName }: Asked,
  context: RequestContext,
): Promise<ExecutionResult> {
  if (!context.principal && !isOpen(document, operationName)) {
    return { errors: [new GraphQLError('', { originalError: unauthenticated() })], data: null }
  }
  try {
    return await withinTime(
      () =>
        execute({
          schema,
          document,
          contextValue: context,
          variableValues: variables ?? null,
          operationName: operationName ?? null,
          // A wrong variable learns nothing of the names it guessed, and none is looked for.
          hideSuggestions: true,
        }),
      context.deadline - performance.now(),
    )
  } finally {
    await context.transaction?.end()
  }
}

/**
 * Whether every root field of an operation is open without signing in. Asked before the variables
 * are read, of which a stranger could send many.
 */
function isOpen(document: DocumentNode, operationName: string | undefined): boolean {
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )
  const chosen = operationName
    ? operations.filter(({ name }) => name?.value === operationName)
    : operations
  const others = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION)
  const { roots } = weigh({ ...document, definitions: [...chosen, ...others] }, limits.fields)
  return roots.every((name) => name === '__typename' || mayCallOpenly(name))
}

const late = (): ExecutionResult => ({
  errors: [new GraphQLError('', { originalError: tooSlow() })],
  data: null,
})

/** The result of `work`, or that it takes too long when it is not there in time. */
async function withinTime(
  work: () => ExecutionResult | Promise<ExecutionResult>,
  milliseconds: number,
): Promise<ExecutionResult> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(() => resolve(late()), milliseconds)
  })
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(timer)
  }
}
