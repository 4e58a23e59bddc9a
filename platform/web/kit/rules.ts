import type { FormRule } from 'antd'
import type { z } from 'zod'
import { type FieldMeta, type FieldSchema, isNumeric } from '#platform/model/field.ts'
import { NUMBER_NEEDED } from '#platform/model/messages.ts'

/**
 * The field's own schema as a form rule: the same check that the server makes again; and what the
 * server said of this value before, which no check here can know.
 */
export const ruleOf = (
  schema: FieldSchema,
  meta: FieldMeta,
  refusal: (value: unknown) => string | undefined,
): FormRule => ({
  validator: (_rule, value: unknown) => {
    const problem = problemOf(schema, meta, value) ?? refusal(value)
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
  },
})

/** What is wrong with a value, in the user's words, or `undefined`. */
export function problemOf(
  schema: FieldSchema,
  meta: FieldMeta,
  value: unknown,
): string | undefined {
  if (isEmpty(value)) {
    if (meta.optional || meta.kind === 'flag') return undefined
    return isNumeric(meta.kind) ? NUMBER_NEEDED : 'Este campo es obligatorio'
  }
  const result = schema.safeParse(value)
  return result.success ? undefined : firstMessage(result.error.issues)
}

/** An optional field is a union; what is said is about its first, real branch. */
function firstMessage(issues: readonly z.core.$ZodIssue[]): string {
  const issue = issues[0]
  if (issue?.code === 'invalid_union' && issue.errors[0]?.length)
    return firstMessage(issue.errors[0])
  return issue?.message ?? 'El valor no es válido'
}

/** Nothing, or a currency without an amount. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && 'value' in value && isEmpty(value.value)
}
