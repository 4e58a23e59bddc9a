import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  getNamedType,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  print as written,
  type TypeNode,
} from 'graphql'
import type { Screen } from './screens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const schema = buildSchema(readFileSync(path.join(root, 'generated/schema.graphql'), 'utf8'))

/** What is written into a field by its name; a document with a required field of none is left. */
export type Given = Readonly<Record<string, unknown>>

/**
 * Every query that a page sends and whose input can be given: as it opens, by each of its orders,
 * backwards, and with a search.
 */
export async function everyQuery(given: Given): Promise<{ screens: Screen[]; left: string[] }> {
  const screens: Screen[] = []
  const left: string[] = []
  for (const [name, text] of await documents()) {
    const definition = parse(text).definitions.find(isQuery)
    if (!definition) continue
    const variables = inputOf(definition, given)
    if (variables) screens.push(...waysOf(name, text, definition, variables))
    else left.push(name)
  }
  return { screens, left }
}

const isQuery = (node: object): node is OperationDefinitionNode =>
  'operation' in node && node.operation === 'query'

/** The documents that pages import, by their names. */
async function documents(): Promise<(readonly [name: string, text: string])[]> {
  const folder = path.join(root, 'generated/operations')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const all = new Map<string, string>()
  for (const file of files.filter((one) => one.endsWith('.ts'))) {
    const exported = Object.entries((await import(path.join(folder, file))) as object)
    for (const [name, document] of exported) all.set(name, String(document))
  }
  return [...all].toSorted(([a], [b]) => a.localeCompare(b))
}

/** What each variable is given, or undefined where something required is not known. */
function inputOf(definition: OperationDefinitionNode, given: Given) {
  const variables: Record<string, unknown> = {}
  for (const { variable, type } of definition.variableDefinitions ?? []) {
    const name = variable.name.value
    if (name === 'page') variables[name] = { number: 1, size: 30 }
    else if (type.kind === Kind.NON_NULL_TYPE || name === 'filter') {
      const value = valueOf(name, typeNamed(type), given)
      if (value === undefined && type.kind === Kind.NON_NULL_TYPE) return undefined
      if (value !== undefined) variables[name] = value
    }
  }
  return variables
}

const typeNamed = (type: TypeNode) => schema.getType(written(type).replaceAll(/[[\]!]/g, ''))

/** An input with what it requires and what is known of it; undefined where that is not enough. */
function valueOf(name: string, type: ReturnType<typeof typeNamed>, given: Given): unknown {
  if (!isInputObjectType(type)) return given[name]
  const value: Record<string, unknown> = {}
  for (const field of Object.values(type.getFields())) {
    const known = fieldOf(field, given)
    if (known === undefined && isRequiredInputField(field)) return undefined
    if (known !== undefined && isRequiredInputField(field)) value[field.name] = known
  }
  return value
}

function fieldOf(field: GraphQLInputField, given: Given): unknown {
  const type = getNamedType(field.type)
  if (isEnumType(type)) return type.getValues()[0]?.name
  return valueOf(field.name, schema.getType(type.name), given)
}

/** A query as it opens, by each order and backwards, and with a search. */
function waysOf(
  name: string,
  text: string,
  definition: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Screen[] {
  const ask = (way: string, more: object): Screen => ({
    name: `${name}: ${way}`,
    document: text,
    variables: { ...variables, ...more },
  })
  const typeOf = (wanted: string) => {
    const found = definition.variableDefinitions?.find((one) => one.variable.name.value === wanted)
    return found && typeNamed(found.type)
  }
  const sort = typeOf('sort')
  const by = isInputObjectType(sort) ? getNamedType(sort.getFields()['by']?.type) : undefined
  const orders = isEnumType(by) ? by.getValues().map((value) => value.name) : []
  const searched = (['filter', 'input'] as const).filter((place) => {
    const type = typeOf(place)
    return isInputObjectType(type) && 'search' in type.getFields()
  })
  return [
    ask('as it opens', {}),
    ...orders.flatMap((order) => [
      ask(`by ${order}`, { sort: { by: order, descending: false } }),
      ask(`by ${order}, backwards`, { sort: { by: order, descending: true } }),
    ]),
    ...searched.map((place) =>
      ask('a search', { [place]: { ...(variables[place] as object), search: 'soto' } }),
    ),
  ]
}
