import type { UserError } from '../errors.ts'
import { builder } from './builder.ts'

type Told = Pick<UserError, 'kind' | 'message' | 'field'>
type Payload = {
  status: 'OK' | 'ERROR'
  message: string | null
  error: Told | null
  data: unknown
}
const Status = builder.enumType('MutationStatus', { values: ['OK', 'ERROR'] })
const MutationError = builder.objectRef<Told>('MutationError').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    message: t.exposeString('message'),
    field: t.string({ nullable: true, resolve: (error) => error.field ?? null }),
    traceId: t.string({ resolve: (_error, _args, context) => context.traceId }),
  }),
})

/** The answer of a mutation: what it did, or why it was refused. */
export function payloadType(name: string, type: unknown) {
  const upper = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
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
