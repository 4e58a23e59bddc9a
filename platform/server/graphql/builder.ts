import SchemaBuilder from '@pothos/core'
import { GraphQLError, Kind } from 'graphql'
import type { RequestContext } from '../context.ts'

export type SchemaTypes = {
  Context: RequestContext
  Scalars: {
    ID: { Input: string; Output: string }
    Pesos: { Input: number; Output: number }
    Decimal: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: string; Output: Date | string }
    YearMonth: { Input: number; Output: number }
  }
}

/** The same types with what the library adds to them. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

/** The one schema under construction. Modules add to it through query(), list() and mutation(). */
export const builder = new SchemaBuilder<SchemaTypes>({})

builder.queryType({})
builder.mutationType({})

const refuse = (what: string) => new GraphQLError(`Debe ser ${what}`)

const wholeNumber = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw refuse('un número entero')
  return value
}
const textOf = (what: string) => (value: unknown) => {
  if (typeof value === 'string' && value.length <= 40) return value
  throw refuse(what)
}

builder.scalarType('Pesos', {
  description: 'Pesos chilenos enteros',
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node) => {
    if (node.kind !== Kind.INT) throw refuse('un número entero')
    return wholeNumber(Number(node.value))
  },
})

builder.scalarType('YearMonth', {
  description: 'Un mes como el entero AAAAMM: 202609',
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node) => {
    if (node.kind !== Kind.INT) throw refuse('un mes, como 202609')
    return wholeNumber(Number(node.value))
  },
})

builder.scalarType('Decimal', {
  description: 'Un decimal exacto, escrito como texto con punto: "6.958"',
  serialize: String,
  parseValue: (value) => {
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    return textOf('un número')(value)
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING) {
      return node.value
    }
    throw refuse('un número')
  },
})

builder.scalarType('Date', {
  description: 'Una fecha, AAAA-MM-DD',
  serialize: String,
  parseValue: textOf('una fecha'),
})

builder.scalarType('DateTime', {
  description: 'Un instante, ISO 8601',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: textOf('una fecha y hora'),
})
