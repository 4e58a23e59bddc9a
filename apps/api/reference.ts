import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { upperFirst } from '#chile/text.ts'
import {
  isOfferedType,
  offered,
  offeredNames,
  offeredTypes,
  scopeOfField,
} from '#modules/company/tokens/model/api.ts'
import type { ApiReference, ReferenceField } from '#modules/company/tokens/model/reference.ts'

/** What programs may call, from the schema and the table of what is offered to them. */
export function referenceOf(schema: GraphQLSchema): ApiReference {
  const named = new Map<string, GraphQLNamedType>()
  const operations = offeredNames.map((name) => {
    const [kind, field] = rootOf(schema, name)
    for (const { type } of field.args) gather(type, named)
    const { label, scope, example } = offered[name]
    return {
      name,
      kind,
      label,
      scope,
      arguments: field.args.map((one) => ({ name: one.name, type: String(one.type) })),
      answer: String(field.type),
      document: documentOf(kind, field),
      variables: JSON.stringify(example, null, 2),
    }
  })
  const types = Object.keys(offeredTypes).map((name) => ({ name, fields: fieldsOf(schema, name) }))
  for (const { name, fields } of types) {
    for (const field of fields) gatherCodes(schema, name, field.name, named)
  }
  const all = [...named.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    operations,
    types,
    inputs: all.filter(isInputObjectType).map((type) => ({
      name: type.name,
      fields: Object.values(type.getFields()).map((field) => ({
        name: field.name,
        type: String(field.type),
        label: field.description ?? null,
        scope: null,
      })),
    })),
    codes: all.filter(isEnumType).map((type) => ({
      name: type.name,
      values: type.getValues().map(({ name }) => name),
    })),
  }
}

/** The same as a file of `generated/`. */
export const referenceFile = (schema: GraphQLSchema): string =>
  [
    "import type { ApiReference } from '#modules/company/tokens/model/reference.ts'",
    '',
    '/** What programs may call. Written by `npm run generate` from the schema. */',
    `export const apiReference: ApiReference = ${JSON.stringify(referenceOf(schema), null, 2)}`,
    '',
  ].join('\n')

type Field = GraphQLField<unknown, unknown>

function rootOf(schema: GraphQLSchema, name: string): ['query' | 'mutation', Field] {
  const query = schema.getQueryType()?.getFields()[name]
  if (query) return ['query', query]
  const mutation = schema.getMutationType()?.getFields()[name]
  if (mutation) return ['mutation', mutation]
  throw new Error(`${name} is offered to programs and is not in the schema`)
}

/** The document of an example: all arguments, and all that the operation alone reads. */
function documentOf(kind: string, field: Field): string {
  const types = field.args.map(({ name, type }) => `$${name}: ${String(type)}`)
  const values = field.args.map(({ name }) => `${name}: $${name}`)
  const inside = (words: readonly string[]) => (words.length > 0 ? `(${words.join(', ')})` : '')
  const selected = selectionOf(getNamedType(field.type), '    ')
  return [
    `${kind} ${upperFirst(field.name)}${inside(types)} {`,
    `  ${field.name}${inside(values)} {`,
    ...selected,
    '  }',
    '}',
  ].join('\n')
}

/** What a list and a mutation answer beside their rows. */
const envelope = /^(?:rows|total|status|message|error|data)$/

function selectionOf(type: GraphQLNamedType, indent: string): string[] {
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const isOpen = isOfferedType(type.name)
      ? scopeOfField(type.name, field.name) === null
      : envelope.test(field.name)
    if (!isOpen) return []
    const inner = selectionOf(getNamedType(field.type), `${indent}  `)
    if (!isObjectType(getNamedType(field.type))) return [`${indent}${field.name}`]
    return inner.length > 0 ? [`${indent}${field.name} {`, ...inner, `${indent}}`] : []
  })
}

function fieldsOf(schema: GraphQLSchema, name: string): ReferenceField[] {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is offered to programs and is no type`)
  const fields = type.getFields()
  return (offeredTypes[name] ?? []).flatMap((one) => {
    const field = fields[one]
    if (!field) throw new Error(`${name}.${one} is offered to programs and is not in the schema`)
    const scope = scopeOfField(name, one) ?? null
    return [{ name: one, type: String(field.type), label: field.description ?? null, scope }]
  })
}

/** The inputs and the codes that an argument takes. */
function gather(type: GraphQLInputType, found: Map<string, GraphQLNamedType>): void {
  const named = getNamedType(type)
  if (found.has(named.name)) return
  if (isEnumType(named)) found.set(named.name, named)
  if (!isInputObjectType(named)) return
  found.set(named.name, named)
  for (const field of Object.values(named.getFields())) gather(field.type, found)
}

/** The codes that a field answers. */
function gatherCodes(
  schema: GraphQLSchema,
  type: string,
  field: string,
  found: Map<string, GraphQLNamedType>,
): void {
  const owner = schema.getType(type)
  const answered = isObjectType(owner) ? owner.getFields()[field]?.type : undefined
  const named = answered && getNamedType(answered)
  if (named && isEnumType(named)) found.set(named.name, named)
}
