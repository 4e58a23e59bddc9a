import type http from 'node:http'
import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { carriesKey } from '#modules/company/tokens/server/index.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { ProgramLimits } from '#platform/server/program-limits.ts'
import { UserError } from '#platform/server/errors.ts'
import type { Answer } from './answer.ts'
import { refusal } from './door.ts'
import { type Parts, programContext } from './request.ts'

/** Whether a request is of a program with a key, and not of a person's session. */
export const isProgram = ({ headers }: http.IncomingMessage): boolean =>
  carriesKey(headers.authorization ?? null)

/** The caller of a program's request, or what it is answered when its key opens nothing. */
export async function programIn(
  parts: Parts,
  req: http.IncomingMessage,
): Promise<{ context: RequestContext } | { refused: Answer }> {
  try {
    return { context: await programContext(parts, req) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const isPace = error.kind === 'too-many'
    const headers = isPace ? { 'retry-after': '1' } : { 'www-authenticate': 'Bearer' }
    return { refused: refusal(isPace ? 429 : 401, error.message, error.kind, headers) }
  }
}

/** The first operation or field of a document that is closed to a program, where there is one. */
export function outside(
  schema: GraphQLSchema,
  document: DocumentNode,
  program: ProgramLimits,
): GraphQLError | undefined {
  const types = new TypeInfo(schema)
  const operations: ReadonlySet<string> = program.operations
  let problem: GraphQLError | undefined
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = getNamedType(types.getParentType())?.name
        const field = node.name.value
        if (!parent || field === '__typename') return
        const isRoot = parent === 'Query' || parent === 'Mutation'
        const isOpen = isRoot ? operations.has(field) : program.reads(parent, field)
        if (isOpen) return
        const words = isRoot ? `no llega a esa operación: ${field}` : `no lee ${parent}.${field}`
        problem ??= new GraphQLError('', {
          originalError: new UserError('forbidden', `Esta clave de integración ${words}`),
        })
      },
    }),
  )
  return problem
}
