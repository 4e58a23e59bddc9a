import { upperFirst } from '#chile/text.ts'
import { asUserError } from '../database-errors.ts'
import { nameOf, type UserError } from '../errors.ts'
import { builder } from './builder.ts'

type Refusal = Pick<UserError, 'kind' | 'message' | 'field'>
export type Payload = {
  status: 'OK' | 'ERROR'
  message: string | null
  error: Refusal | null
  data: unknown
}

const Status = builder.enumType('MutationStatus', { values: ['OK', 'ERROR'] })
const MutationError = builder.objectRef<Refusal>('MutationError').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ kind }) => nameOf(kind) }),
    kind: t.exposeString('kind'),
    message: t.exposeString('message'),
    field: t.string({ nullable: true, resolve: (error) => error.field ?? null }),
    traceId: t.string({ resolve: (_error, _args, context) => context.traceId }),
  }),
})

/** The answer of every mutation: its status, its message, and its result. */
export function payloadType(name: string, type: unknown) {
  const upper = upperFirst(name)
  return builder.objectRef<Payload>(`${upper}Payload`).implement({
    fields: (t) => ({
      status: t.field({ type: Status, resolve: (payload) => payload.status }),
      message: t.string({ nullable: true, resolve: (payload) => payload.message }),
      error: t.field({ type: MutationError, nullable: true, resolve: (payload) => payload.error }),
      data: t.field({
        type: type as 'String',
        nullable: true,
        resolve: (payload) => payload.data as never,
      }),
    }),
  })
}

/** The answer of a refused mutation. A bug, or an ended session, is thrown again. */
export function refused(error: unknown): Payload & { status: 'ERROR' } {
  const known = asUserError(error)
  if (!known || known.kind === 'unauthenticated') throw known ?? error
  // Not the error itself: a field whose value is an Error is a failed field to GraphQL.
  const { kind, message, field } = known
  return { status: 'ERROR', message, error: { kind, message, field }, data: null }
}
