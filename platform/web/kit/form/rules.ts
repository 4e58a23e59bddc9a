import type { FormRule } from 'antd'
import type { z } from 'zod'
import { formatDate, isDate } from '#chile/dates.ts'
import { readDate } from '#chile/typed-date.ts'
import { type NumberLimits, numberProblem } from '#chile/typed-number.ts'
import { type FieldMeta, type FieldSchema, isNumeric } from '#platform/model/field.ts'
import { NUMBER_NEEDED, useSpanishMessages } from '#platform/model/messages.ts'
import { today } from '#platform/web/look/today.ts'
import { unitOf } from './typed-number.ts'

// Every check of a field describes the error in Spanish.
useSpanishMessages()

/** The first and the last day that may be chosen. */
export type DayLimits = { min?: string | undefined; max?: string | undefined }

type Limits = DayLimits & {
  /** What is said of an empty field, where it is not the usual. */
  missing?: string | undefined
}

/**
 * The field's own schema as a form rule: the same check that the server makes again; and what the
 * server said of this value before, which no check here can know.
 */
export const ruleOf = (
  schema: FieldSchema,
  meta: FieldMeta,
  refusal: (value: unknown) => string | undefined,
  limits: Limits = {},
): FormRule => ({
  validator: (_rule, value: unknown) => {
    const problem = problemOf(schema, meta, value, limits) ?? refusal(value)
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
  },
})

export const MISSING = 'Este campo es obligatorio'

/** What is wrong with a value, in the user's words, or `undefined`. */
export function problemOf(
  schema: FieldSchema,
  meta: FieldMeta,
  value: unknown,
  limits: Limits = {},
): string | undefined {
  if (isEmpty(value)) {
    if (meta.optional || meta.kind === 'flag') return undefined
    return isNumeric(meta.kind) ? NUMBER_NEEDED : (limits.missing ?? MISSING)
  }
  const typed = typedProblem(meta, value, limits)
  if (typed) return typed
  const result = schema.safeParse(value)
  return result.success ? undefined : firstMessage(result.error.issues)
}

/** What is wrong with how it was typed, which says more than that it is no value. */
function typedProblem(meta: FieldMeta, value: unknown, limits: DayLimits): string | undefined {
  if (meta.kind === 'date' && typeof value === 'string') return dateProblem(value, limits)
  if (meta.kind === 'money' && typeof value === 'object' && value !== null && 'value' in value) {
    const isClp = !('currency' in value) || value.currency === 'CLP'
    const of = isClp ? { decimals: 0, of: 'pesos' as const } : { decimals: 3 }
    return numberProblem(String(value.value), { min: 0, max: meta.max ?? 99_999_999, ...of })
  }
  const decimals = decimalsOf(meta)
  if (decimals === undefined) return undefined
  const beside = unitOf(String(value))
  if (beside && beside !== meta.unit && meta.kind !== 'pesos')
    return `El número va sin ${beside === 'CLP' ? 'signo de pesos' : beside}`
  const of = countedIn(meta)
  return numberProblem(String(value), { decimals, min: meta.min, max: meta.max, ...of })
}

/** What a number counts, for what is said of it. */
function countedIn({ kind, unit }: FieldMeta): Pick<NumberLimits, 'of'> {
  if (kind === 'pesos' || kind === 'days' || kind === 'hours') return { of: kind }
  return unit === 'horas' ? { of: 'hours' } : {}
}

/** Decimals that a kind of number takes; undefined when it is no number. */
function decimalsOf({ kind, decimals }: FieldMeta): number | undefined {
  if (kind === 'integer' || kind === 'days' || kind === 'pesos') return 0
  const exact = kind === 'decimal' || kind === 'percent' || kind === 'uf' || kind === 'hours'
  return exact ? (decimals ?? 2) : undefined
}

/** What is wrong with a day as it was typed, or where it lies. */
export function dateProblem(text: string, { min, max }: DayLimits): string | undefined {
  if (!isDate(text)) {
    const read = readDate(text, { today: today(), latest: max })
    return read.ok ? undefined : read.message
  }
  if (max && text > max)
    return max === today() ? 'Esa fecha todavía no llega' : `Debe ser hasta el ${formatDate(max)}`
  if (min && text < min)
    return min === today() ? 'Esa fecha ya pasó' : `Debe ser desde el ${formatDate(min)}`
  return undefined
}

/** An optional field is a union; what is said is about its first, real branch. */
function firstMessage(issues: readonly z.core.$ZodIssue[]): string {
  const issue = issues[0]
  if (issue?.code === 'invalid_union' && issue.errors[0]?.length)
    return firstMessage(issue.errors[0])
  return issue?.message ?? 'El valor no es válido'
}

/** Nothing, or a currency without an amount. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && 'value' in value && isEmpty(value.value)
}
