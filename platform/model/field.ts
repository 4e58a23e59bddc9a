import { z } from 'zod'
import type { Catalog } from './catalog.ts'
import { type EntityName, innerId } from './ids.ts'
import { NUMBER_NEEDED } from './messages.ts'
import { checkRut } from '#chile/rut.ts'

export type Kind =
  | 'id'
  | 'text'
  | 'longText'
  | 'integer'
  | 'days'
  | 'hours'
  | 'pesos'
  | 'decimal'
  | 'percent'
  | 'uf'
  | 'money'
  | 'date'
  | 'timestamp'
  | 'yearMonth'
  | 'flag'
  | 'choice'
  | 'ref'
  | 'rut'
  | 'email'
  | 'phone'
  | 'file'

/**
 * How careful we are with a value. A: pay, health, bank, identity papers (masked, audited when
 * read);
 * B: personal (masked in logs); C: of the company.
 */
export type Sensitivity = 'A' | 'B' | 'C'

export type FieldMeta = {
  label: string
  kind: Kind
  unit?: string
  help?: string
  placeholder?: string
  sensitivity: Sensitivity
  reference?: EntityName
  catalog?: Catalog
  /** Decimals of a `decimal`, `percent`, `uf` or `hours` field. */
  decimals?: number
  /** A minus may be typed. */
  negative?: boolean
  optional: boolean
}

const numericKinds: ReadonlySet<Kind> = new Set<Kind>([
  'integer',
  'days',
  'hours',
  'pesos',
  'decimal',
  'percent',
  'uf',
  'money',
])

/** Whether the values of a kind are numbers, for what is said of one that is none. */
export const isNumeric = (kind: Kind): boolean => numericKinds.has(kind)

type Options = Partial<Omit<FieldMeta, 'label' | 'kind' | 'optional'>>
export type FieldSchema = z.ZodType

type FieldRegistry = {
  add(schema: FieldSchema, meta: FieldMeta): unknown
  get(schema: FieldSchema): FieldMeta | undefined
}
/** Typed by hand: zod's own type would map every schema inside the metadata, without end. */
const registry = z.registry() as unknown as FieldRegistry

/** What a field says of itself. Throws for a schema that was not made by this file. */
export function metaOfField(schema: FieldSchema): FieldMeta {
  const meta = registry.get(schema)
  if (!meta) throw new Error('This schema carries no field metadata')
  return meta
}

function field<S extends FieldSchema>(
  schema: S,
  kind: Kind,
  label: string,
  options: Options = {},
): S {
  registry.add(schema, { sensitivity: 'C', ...options, label, kind, optional: false })
  return schema
}

/**
 * The same field, where nothing may be given; blanks are nothing. The stored value of nothing is
 * null.
 */
export function optional<S extends FieldSchema>(schema: S) {
  const nullable = z
    .union([schema, z.null(), z.string().regex(/^\s*$/)])
    .optional()
    .transform((value): z.output<S> | null =>
      isNothing(value) ? null : (value as z.output<S> | null),
    )
  registry.add(nullable, { ...metaOfField(schema), optional: true })
  return nullable
}

const isNothing = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !hasControl(value), 'Contiene caracteres no permitidos')

const hasControl = (value: string) =>
  [...value].some((char) => {
    const code = char.charCodeAt(0)
    return (code < 32 && code !== 10 && code !== 9 && code !== 13) || code === 127
  })

export const text = (label: string, options: Options & { max?: number } = {}) => {
  const { max = 200, ...rest } = options
  return field(line(max), 'text', label, rest)
}
/** A secret that somebody types: taken as it comes, blanks and all. */
export const secret = (label: string, options: Options & { max?: number } = {}) => {
  const { max = 500, ...rest } = options
  return field(z.string().min(1).max(max), 'text', label, { ...rest, sensitivity: 'A' })
}
export const longText = (label: string, options: Options & { max?: number } = {}) => {
  const { max = 5000, ...rest } = options
  return field(line(max), 'longText', label, rest)
}

type Range = { min?: number; max?: number }
const whole = ({ min = 0, max = 99_999_999 }: Range) => z.number().int().min(min).max(max)

export const integer = (label: string, options: Options & Range = {}) => {
  const { min, max, ...rest } = options
  return field(whole(range(min, max)), 'integer', label, rest)
}
export const days = (label: string, options: Options & Range = {}) => {
  const { min, max = 366, ...rest } = options
  return field(whole(range(min, max)), 'days', label, { unit: 'días', ...rest })
}
/** Whole pesos. Least 0 and most 99.999.999 unless said (product specification). */
export const pesos = (label: string, options: Options & Range = {}) => {
  const { min, max, ...rest } = options
  return field(whole(range(min, max)), 'pesos', label, { unit: 'CLP', ...rest })
}
const range = (min?: number, max?: number): Range => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** An exact decimal, carried as text so that no binary fraction ever touches it. */
const exact = (decimals: number, { min = 0, max = 99_999_999 }: Range) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => value.trim().replace(',', '.'))
    .pipe(
      z
        .string()
        .regex(/^-?\d{1,12}(\.\d+)?$/, NUMBER_NEEDED)
        .refine((value) => (value.split('.')[1] ?? '').length <= decimals, {
          error: `Admite hasta ${decimals} decimales`,
        })
        .refine((value) => Number(value) >= min, {
          error: (issue) =>
            min === 0 && Number(issue.input) < 0 ? NUMBER_NEEDED : `Debe ser al menos ${min}`,
        })
        .refine((value) => Number(value) <= max, { error: `Debe ser a lo más ${max}` }),
    )

export const decimal = (label: string, decimals: number, options: Options & Range = {}) => {
  const { min, max, ...rest } = options
  const sign = min !== undefined && min < 0 ? { negative: true } : {}
  return field(exact(decimals, range(min, max)), 'decimal', label, { decimals, ...sign, ...rest })
}
/** A percentage between 0 and 100 (product specification). */
export const percent = (label: string, options: Options & Range & { decimals?: number } = {}) => {
  const { min, max = 100, decimals = 4, ...rest } = options
  return field(exact(decimals, range(min, max)), 'percent', label, { unit: '%', decimals, ...rest })
}
export const uf = (label: string, options: Options & Range = {}) => {
  const { min, max, ...rest } = options
  return field(exact(3, range(min, max)), 'uf', label, { unit: 'UF', decimals: 3, ...rest })
}
export const hours = (label: string, options: Options & Range = {}) => {
  const { min, max = 744, ...rest } = options
  return field(exact(2, range(min, max)), 'hours', label, { unit: 'horas', decimals: 2, ...rest })
}

export const currencies = ['CLP', 'UF'] as const
/** A value with its currency: pesos without decimals, UF with three. */
export const money = (label: string, options: Options = {}) =>
  field(
    z
      .object({ value: exact(3, {}), currency: z.enum(currencies) })
      .refine((money) => money.currency === 'UF' || !money.value.includes('.'), {
        error: 'Los pesos no llevan decimales',
        path: ['value'],
      }),
    'money',
    label,
    options,
  )

const isRealDate = (value: string) => {
  const [year, month, day] = value.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 1900) return false
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return month >= 1 && month <= 12 && day >= 1 && day <= last && year <= 2200
}

/** A calendar date, ISO inside: `2026-09-14`. */
export const date = (label: string, options: Options = {}) =>
  field(
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Debe ser una fecha')
      .refine(isRealDate, 'Esa fecha no existe'),
    'date',
    label,
    options,
  )
export const timestamp = (label: string, options: Options = {}) =>
  field(z.union([z.iso.datetime({ offset: true }), z.date()]), 'timestamp', label, options)
/** A month as the integer 202609. */
export const yearMonth = (label: string, options: Options = {}) =>
  field(
    z
      .number()
      .int()
      .min(190001)
      .max(220012)
      .refine((value) => value % 100 >= 1 && value % 100 <= 12, 'Ese mes no existe'),
    'yearMonth',
    label,
    options,
  )
export const flag = (label: string, options: Options = {}) =>
  field(z.boolean(), 'flag', label, options)
export const choice = <Code extends string>(
  catalog: Catalog<Code>,
  label: string,
  options: Options = {},
) => field(z.enum(catalog.values), 'choice', label, { ...options, catalog })

const idOf = (entity: EntityName) =>
  z.string().transform((value, context) => {
    const id = innerId(entity, value)
    if (id !== undefined) return id
    context.addIssue({ code: 'custom', message: 'No encontrado', params: { missing: true } })
    return z.NEVER
  })
/** The row's own id: a number inside, its public form outside. */
export const id = (entity: EntityName) =>
  field(idOf(entity), 'id', 'Identificador', { reference: entity })
/** A reference to another entity: its public id outside, a number inside. */
export const ref = (entity: EntityName, label: string, options: Options = {}) =>
  field(idOf(entity), 'ref', label, { ...options, reference: entity })

/** A RUT in any usual form; kept as `12345678-5`. */
export const rut = (label: string, options: Options = {}) =>
  field(
    z.string().transform((value, context) => {
      const checked = checkRut(value)
      if (checked.ok) return checked.rut
      context.addIssue({ code: 'custom', message: checked.message })
      return z.NEVER
    }),
    'rut',
    label,
    { sensitivity: 'B', ...options },
  )
export const email = (label: string, options: Options = {}) =>
  field(
    z.string().trim().toLowerCase().max(254).pipe(z.email('Debe ser un correo electrónico')),
    'email',
    label,
    { sensitivity: 'B', ...options },
  )
export const phone = (label: string, options: Options = {}) =>
  field(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ()-]{6,20}$/, 'Debe ser un teléfono'),
    'phone',
    label,
    { sensitivity: 'B', ...options },
  )
export const file = (label: string, options: Options = {}) =>
  field(idOf('file'), 'file', label, { ...options, reference: 'file' })
