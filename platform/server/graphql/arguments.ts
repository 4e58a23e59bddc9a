import type { Input } from './input.ts'

type ArgBuilder = { arg(options: { type: never; required: boolean }): unknown }
type Asked = Pick<Input<never>, 'ref' | 'fields'>

/** An input may be left out whole when each of its fields may. */
export const inputArgs = (t: unknown, input: Asked | undefined): Record<string, never> =>
  input
    ? {
        input: (t as ArgBuilder).arg({
          type: input.ref as never,
          required: !mayBeLeftOut(input),
        }) as never,
      }
    : {}

export const mayBeLeftOut = ({ fields }: Pick<Asked, 'fields'>): boolean =>
  Object.values(fields).every((field) => 'optional' in field && field.optional)
