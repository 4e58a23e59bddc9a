import { z } from 'zod'
import type { Catalog } from './catalog.ts'
import { describe, field, type FieldSchema, metaOfField, type Options } from './field-meta.ts'
import { type EntityName, innerId } from './ids.ts'
import { formatNumber } from '#chile/numbers.ts'
import { NUMBER_NEEDED } from './messages.ts'
import { checkRut } from '#chile/rut.ts'
import { isUnprintable, plainLine, plainText } from './plain-text.ts'

export {
  type FieldMeta,
  type FieldSchema,
  guardField,
  isNumeric,
  type Kind,
  metaOfField,
} from './field-meta.ts'
export type { Sensitivity } from './field-meta.ts'

/**
 * The same field, where nothing may be given; blanks are nothing. The stored value of nothing is
 * null.
 */
export function optional<S extends FieldSchema>(schema: S) {
  const nullable = z
    .union([schema, z.null(), blank])
    .optional()
    .transform((value): z.output<S> | null =>
      isNothing(value) ? null : (value as z.output<S> | null),
    )
  describe(nullable, { ...metaOfField(schema), optional: true })
  return nullable
}

/** Why a row is not removed, as the server answers it with the row: `keeps` of `crud`. */
export const kept = () => optional(longText('Por qué se conserva'))

/** Ends where it fails, so that a wrong value is spoken of by the field and not by this. */
const blank = z.string().refine((value) => plainLine(value) === '', { abort: true })

const isNothing = (value: unknown) =>
  value === undefined || (typeof value === 'string' && plainLine(value) === '')

/** Every text that people write: what cannot be seen goes, what is no text is refused. */
const written = (max: number, kept: (text: string) => string, least = 1) =>
  z
    .string()
    .overwrite(kept)
    .min(least)
    .max(max)
    .refine((value) => !isUnprintable(value), 'Contiene caracteres no permitidos')

export const text = (label: string, options: Options & { max?: number } = {}) => {
  const { max = 200, ...rest } = options
  return field(written(max, plainLine), 'text', label, rest)
}
/** A secret that somebody types: taken as it comes, blanks and all. */
export const secret = (label: string, options: Options & { max?: number } = {}) => {
  const { max = 500, ...rest } = options
  return field(z.string().min(1).max(max), 'text', label, { ...rest, sensitivity: 'A' })
}
/** @param options.least letters that say something at all, 1 unless said */
export const longText = (label: string, options: LongText = {}) => {
  const { max = 5000, least = 1, ...rest } = options
  return field(written(max, plainText, least), 'longText', label, rest)
}
type LongText = Options & { max?: number; least?: number }

type Range = { min: number; max: number }
const whole = ({ min, max }: Range) => z.number().int().min(min).max(max)

/** The most that money may be where nothing else is said (product specification). */
export const MOST = 99_999_999

export const integer = (label: string, options: Options = {}) => {
  const limits = { min: options.min ?? 0, max: options.max ?? MOST }
  return field(whole(limits), 'integer', label, { ...options, ...limits })
}
/** A calendar year: a number that is read without a point between its thousands. */
export const year = (label: string, limits: Range) => {
  const { min, max } = limits
  const schema = z
    .number()
    .int()
    .min(min, `Debe ser al menos ${min}`)
    .max(max, `Debe ser a lo más ${max}`)
  return field(schema, 'integer', label, limits)
}
export const days = (label: string, options: Options = {}) => {
  const limits = { min: options.min ?? 0, max: options.max ?? 366 }
  return field(whole(limits), 'days', label, { unit: 'días', ...options, ...limits })
}
/** Whole pesos. Least 0 and most 99.999.999 unless said (product specification). */
export const pesos = (label: string, options: Options = {}) => {
  const limits = { min: options.min ?? 0, max: options.max ?? MOST }
  return field(whole(limits), 'pesos', label, { unit: 'CLP', ...options, ...limits })
}

/** An exact decimal, carried as text so that no binary fraction ever touches it. */
const exact = (decimals: number, { min, max }: Range) =>
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
            min === 0 && Number(issue.input) < 0
              ? NUMBER_NEEDED
              : `Debe ser al menos ${formatNumber(min)}`,
        })
        .refine((value) => Number(value) <= max, {
          error: `Debe ser a lo más ${formatNumber(max)}`,
        }),
    )

/** An exact decimal field: its kind, its unit and the limits that hold unless others are said. */
const exactField = (
  kind: 'decimal' | 'percent' | 'uf' | 'hours',
  label: string,
  decimals: number,
  options: Options,
  most: number,
) => {
  const limits = { min: options.min ?? 0, max: options.max ?? most }
  return field(exact(decimals, limits), kind, label, { ...options, ...limits, decimals })
}

export const decimal = (label: string, decimals: number, options: Options = {}) =>
  exactField('decimal', label, decimals, options, MOST)
/** A percentage between 0 and 100 (product specification). */
export const percent = (label: string, options: Options = {}) =>
  exactField('percent', label, options.decimals ?? 4, { unit: '%', ...options }, 100)
export const uf = (label: string, options: Options = {}) =>
  exactField('uf', label, 3, { unit: 'UF', ...options }, MOST)
export const hours = (label: string, options: Options = {}) =>
  exactField('hours', label, 2, { unit: 'horas', ...options }, 744)

export const currencies = ['CLP', 'UF'] as const
/** A value with its currency: pesos without decimals, UF with three. */
export const money = (label: string, options: Options = {}) =>
  field(
    z
      .object({ value: exact(3, { min: 0, max: MOST }), currency: z.enum(currencies) })
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
/**
 * A number that is a name: of an account, of a licence. Kept as digits alone; blanks, points and
 * hyphens between them are forgiven.
 */
export const digits = (
  label: string,
  options: Options & { least?: number; most?: number } = {},
) => {
  const { least = 1, most = 30, ...rest } = options
  return field(
    z
      .string()
      .regex(/^[\s\d.-]*\d[\s\d.-]*$/, 'Lleva solo cifras')
      .transform((value) => value.replace(/\D/g, ''))
      .pipe(
        z
          .string()
          .min(least, `Debe tener al menos ${least} cifras`)
          .max(most, `Debe tener a lo más ${most} cifras`),
      ),
    'digits',
    label,
    rest,
  )
}
export const file = (label: string, options: Options = {}) =>
  field(idOf('file'), 'file', label, { ...options, reference: 'file' })
