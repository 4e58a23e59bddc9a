import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql'
import '../../apps/api/schema.ts'
import type { FieldMeta } from '../../platform/model/field.ts'
import type { EntityName } from '../../platform/model/ids.ts'
import { type NestedFields } from '../../platform/server/graphql/input.ts'
import { type OperationRecord, registered } from '../../platform/server/graphql/operations.ts'

/** The API as it is written down; a test holds it equal to the one that runs. */
export const schema = buildSchema(readFileSync('generated/schema.graphql', 'utf8'))

export type Fields = NonNullable<OperationRecord['input']>['fields']

/** Every operation the server answers, in a fixed order. */
export const allOperations: readonly OperationRecord[] = [...registered.values()].toSorted((a, b) =>
  a.name.localeCompare(b.name),
)

/**
 * The document that calls an operation and asks for every scalar within two levels of its answer.
 */
export function documentOf(operation: OperationRecord): string {
  const root = operation.kind === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  const field = root?.getFields()[operation.name]
  if (!field) throw new Error(`${operation.name} is not in the schema`)
  const args = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const kind = operation.kind === 'mutation' ? 'mutation' : 'query'
  return `${kind} Attack${args ? `(${args})` : ''} {
    ${operation.name}${given ? `(${given})` : ''} ${selectionOf(field, 4)}
  }`
}

function selectionOf(field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type)
  if (isScalarType(type) || isEnumType(type)) return ''
  if (!isObjectType(type) || depth === 0) return ''
  const inner = Object.values(type.getFields()).flatMap((one) => {
    const leaf = getNamedType(one.type)
    if (isScalarType(leaf) || isEnumType(leaf)) return [one.name]
    const selection = selectionOf(one, depth - 1)
    return selection ? [`${one.name} ${selection}`] : []
  })
  return inner.length > 0 ? `{ ${inner.join(' ')} }` : ''
}

/** The name of the argument that carries the input: lists filter, the others take an input. */
export const argumentOf = (operation: OperationRecord): 'filter' | 'input' =>
  operation.kind === 'list' ? 'filter' : 'input'

type Choose = (path: string, entity: EntityName) => string

/** A plausible input made from what the fields say of themselves; ids come from `choose`. */
export function sampleOf(fields: Fields, choose: Choose, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const path = prefix ? `${prefix}.${key}` : key
      if (isNested(field)) {
        const inner = sampleOf(field.nested, choose, path)
        return [key, field.list ? [inner] : inner]
      }
      return [key, valueOf(field, path, choose)]
    }),
  )
}

const isNested = (field: FieldMeta | NestedFields): field is NestedFields => 'nested' in field

function valueOf(meta: FieldMeta, path: string, choose: Choose): unknown {
  if (meta.reference) return choose(path, meta.reference)
  switch (meta.kind) {
    case 'integer':
    case 'days':
    case 'pesos':
      return 1
    case 'decimal':
    case 'percent':
    case 'uf':
    case 'hours':
      return '1'
    case 'money':
      return { value: '1000', currency: 'CLP' }
    case 'date':
      return '2026-09-01'
    case 'timestamp':
      return '2026-09-01T12:00:00Z'
    case 'yearMonth':
      return 202609
    case 'flag':
      return false
    case 'choice':
      return meta.catalog?.values[0] ?? null
    case 'rut':
      return '11111111-1'
    case 'email':
      return 'nadie@minga.example'
    case 'phone':
      return '+56 9 1234 5678'
    case 'digits':
      return '12345678'
    default:
      return 'Texto'
  }
}

/** The variables of an operation with a sample input. */
export function variablesOf(operation: OperationRecord, choose: Choose): Record<string, unknown> {
  if (!operation.input) return {}
  return { [argumentOf(operation)]: sampleOf(operation.input.fields, choose) }
}
