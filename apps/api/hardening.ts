import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { mayCallOpenly } from '#access/api.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { tooSlow, unauthenticated } from '#platform/server/errors.ts'
import {
  checkVariables,
  limits,
  parseWithin,
  validateFirst,
} from '#platform/server/graphql/limits.ts'
import { maskError } from '#platform/server/graphql/mask.ts'
import { weigh } from '#platform/server/graphql/weight.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import { currentTrace } from '#platform/server/observe/trace.ts'
import { documentGate } from './gates.ts'

type Options = {
  log: Log
  /** Hides the schema from callers: introspection is refused. */
  production: boolean
  /** Runs the documents of our own screens and no others. */
  registeredOnly: boolean
}

/**
 * Refuses documents that are too large, not ours, or outside the area of the address, each before
 * the next step has to look at it: read, weigh, validate, ask who it is, execute.
 */
export function hardening(options: Options): Plugin<RequestContext> {
  const gate = documentGate(options.registeredOnly)
  const masked = (error: unknown) => maskError(error, currentTrace() ?? '', options.log)
  return {
    onParams({ params }) {
      gate.onlyRegistered(params.query ?? '')
      checkVariables(params.variables)
    },
    onParse({ setParseFn }) {
      setParseFn(parseWithin)
      return ({ result, replaceParseResult }) => {
        if (result instanceof Error) replaceParseResult(masked(result))
      }
    },
    onValidate({ addValidationRule, setValidationFn, context }) {
      setValidationFn(validateFirst)
      if (options.production) addValidationRule(NoSchemaIntrospectionCustomRule)
      const area = gate.onlyArea(context.request)
      if (area) addValidationRule(area)
      // A refused document learns nothing of the names it guessed.
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map(masked))
      }
    },
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { document, operationName, contextValue } = args
      if (!contextValue.principal && !isOpen(document, operationName)) {
        return setResultAndStopExecution({ errors: [masked(unauthenticated())], data: null })
      }
      setExecuteFn(async (given) => {
        // A wrong variable learns nothing of the names it guessed, and none is looked for.
        const silent = { ...given, hideSuggestions: true }
        try {
          return await withinTime(
            () => executeFn(silent),
            contextValue.deadline - performance.now(),
            () => ({ errors: [late()], data: null }),
          )
        } finally {
          await contextValue.transaction?.end()
        }
      })
    },
  }
}

/**
 * Whether every root field of an operation is open without signing in. Asked before the variables
 * are read, of which a stranger could send many.
 */
function isOpen(document: DocumentNode, operationName: string | null | undefined): boolean {
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

/** Masked with the errors of the execution whose result it replaces. */
const late = () => new GraphQLError('', { originalError: tooSlow() })

/** The result of `work`, or another one when it is not there in time. */
async function withinTime(
  work: () => unknown,
  milliseconds: number,
  instead: () => ExecutionResult,
): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(() => resolve(instead()), milliseconds)
  })
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(timer)
  }
}
