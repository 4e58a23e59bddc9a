import { z } from 'zod'
import { allOperations, type Fields } from './schema.ts'

/** A text of an operation's input: its path, and its kind of text. */
export type TextField = {
  readonly operation: string
  readonly path: string
  readonly kind: string
  readonly schema: z.ZodType
}

const TEXTS = new Set(['text', 'longText', 'email', 'phone', 'rut'])

/** Passwords and keys are taken as they come: no rule may change what opens a door. */
const AS_THEY_COME =
  /(^|\.)(password|newPassword|repeatedPassword|currentPassword|signingKey|repeatedKey)$/

/** Every text that anybody can send, over all operations. */
export const textFields = (): TextField[] =>
  allOperations.flatMap(({ name, input }) =>
    input ? textsOf(input.fields, input.schema, name, '') : [],
  )

export const schemaAt = ({ schema }: TextField): z.ZodType => schema

function textsOf(
  fields: Fields,
  schema: z.ZodType,
  operation: string,
  prefix: string,
): TextField[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = prefix ? `${prefix}.${key}` : key
    const inner = partOf(schema, key)
    if ('nested' in field) {
      return textsOf(field.nested, elementOf(inner), operation, path)
    }
    if (!TEXTS.has(field.kind) || AS_THEY_COME.test(path)) return []
    return [{ operation, path, kind: field.kind, schema: inner }]
  })
}

/** What a list is of; a list that may be left out is inside of what says so. */
function elementOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return elementOf(schema.element as z.ZodType)
  if (schema instanceof z.ZodPipe) return elementOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return elementOf(schema.unwrap() as z.ZodType)
  }
  return schema
}

function partOf(schema: z.ZodType, key: string): z.ZodType {
  if (!(schema instanceof z.ZodObject)) throw new Error(`no object around ${key}`)
  const part: unknown = schema.shape[key]
  if (!(part instanceof z.ZodType)) throw new Error(`no schema of ${key}`)
  return part
}
