import { z } from 'zod'
import { isDate, type ISODate } from '#chile/dates.ts'
import { type Decimal, InputError } from './input.ts'

/**
 * What the written inputs of the law are made of: each leaf reads a value, refuses it in a
 * sentence, and says its type to JSON Schema. Any part may be left out, at any depth.
 */
type Leaf = string | number | boolean | null | readonly unknown[]

/** The compiler holds this against the type: a field of one that the other lacks does not build. */
export type SchemaOf<T> = {
  readonly [K in keyof T]-?: T[K] extends Leaf
    ? z.ZodType<T[K]>
    : string extends keyof T[K]
      ? z.ZodType<T[K]>
      : SchemaOf<T[K]>
}

/** What was written, short enough for a sentence. */
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`
}

export const notAGroup = {
  error: ({ input }: { input?: unknown }) => `${shown(input)} no es un grupo de datos`,
}

type JSONLeaf = { readonly id?: string; readonly [part: string]: unknown }

/**
 * A value that `read` takes or refuses with `undefined`; `what` completes «… no es …», and `json`
 * describes it in JSON Schema, for readers of the format from outside.
 */
export const leaf = <T>(
  what: string,
  json: JSONLeaf,
  read: (value: unknown) => T | undefined,
): z.ZodType<T> =>
  z
    .unknown()
    .transform((value, context): T => {
      const found = read(value)
      if (found !== undefined) return found
      const message = value === undefined ? 'falta' : `${shown(value)} no es ${what}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .meta(json)

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const

/** An exact decimal, as text or as a number that fifteen digits write. Never negative. */
export const decimal = leaf<Decimal>(
  'un número decimal con punto y sin signo, como 1234.5',
  {
    id: 'decimal',
    anyOf: [
      { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
      { type: 'number', minimum: 0 },
    ],
  },
  (value) => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? text : undefined
  },
)
export const count = leaf<number>(
  'un número entero y sin signo',
  { id: 'count', type: 'integer', minimum: 0 },
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined,
)
export const flag = leaf<boolean>('true ni false', { type: 'boolean' }, (value) =>
  typeof value === 'boolean' ? value : undefined,
)
export const text = leaf<string>('un texto', { type: 'string' }, (value) =>
  typeof value === 'string' ? value : undefined,
)
export const date = leaf<ISODate>(
  'una fecha que exista, como 2026-09-30',
  { id: 'date', ...day },
  (value) => (isDate(value) ? value : undefined),
)
export const maybeDate = leaf<ISODate | null>(
  'una fecha que exista, como 2026-09-30, ni null',
  { id: 'dateOrNull', anyOf: [day, { type: 'null' }] },
  (value) => (value === null || isDate(value) ? value : undefined),
)
export const oneOf = <const T extends string>(...options: readonly T[]) =>
  leaf<T>(`una de las opciones ${options.join(', ')}`, { enum: options }, (value) =>
    options.find((option) => option === value),
  )

/** One of a list: it brings every name that is not optional, and no other. */
export const entry = <T extends z.ZodRawShape>(parts: T) => z.strictObject(parts, notAGroup)

export const list = <T>(entry: z.ZodType<T>) =>
  z.array(entry, { error: ({ input }) => `${shown(input)} no es una lista` })

/** Each part may be left out but the `needed` ones; no other name is taken. */
export const schemaOf = (parts: object, needed: z.ZodRawShape = {}): z.ZodType =>
  z.strictObject(
    {
      ...needed,
      ...Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          z.optional(part instanceof z.ZodType ? part : schemaOf(part)),
        ]),
      ),
    },
    notAGroup,
  )

/**
 * What was written, read by a schema. Throws InputError with the path and a sentence, of the first
 * thing that is not what it should be.
 */
export function readAs<T>(schema: z.ZodType<T>, written: unknown): T {
  const result = schema.safeParse(written)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const stranger = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(issue?.path ?? []), ...stranger].map(String).join('.')
  if (stranger.length > 0) throw new InputError(path, `No existe «${path}»`)
  throw new InputError(path, path === '' ? `${issue?.message}` : `«${path}»: ${issue?.message}`)
}
