import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
} from 'graphql'
import { boundedCache } from '#platform/server/graphql/document-cache.ts'
import { parseWithin, validateFirst } from '#platform/server/graphql/limits.ts'
import { ruleOf } from './areas.ts'

type Options = {
  schema: GraphQLSchema
  /** Hides the schema from callers: introspection is refused. */
  production: boolean
  /** Runs the documents of our own screens and no others. */
  registeredOnly: boolean
}

/** A document that was read, and what was found of it. */
export type ReadDocument = {
  readonly document: DocumentNode
  /** Whether it changes nothing: a change waits for its turn, and holds no connection. */
  readonly reads: boolean
  /** What is wrong with it at an address of the API; undefined where nothing is. */
  readonly problemAt: (area: string) => GraphQLError | undefined
}

/**
 * Reads the documents that are sent, each text once while it is remembered: its words, its weight,
 * whether it is one of ours, and at each address of the API whether the schema has it. What is
 * remembered of a document never depends on who asks.
 */
export function documentReader({ schema, production, registeredOnly }: Options) {
  const registered = registeredOnly ? readRegistered() : undefined
  const fine = boundedCache<ReadDocument>()
  const refused = boundedCache<GraphQLError>()
  const common = [...specifiedRules, ...(production ? [NoSchemaIntrospectionCustomRule] : [])]

  const validated = (document: DocumentNode) => {
    const found = new Map<string, GraphQLError | undefined>()
    return (area: string) => {
      if (found.has(area)) return found.get(area)
      const rule = ruleOf(area)
      const [problem] = validateFirst(schema, document, rule ? [...common, rule] : common)
      found.set(area, problem)
      return problem
    }
  }

  const read = (text: string): ReadDocument => {
    if (registered && !registered.has(createHash('sha256').update(text).digest('hex'))) {
      throw new GraphQLError('Error con query')
    }
    const document = parseWithin(text)
    return { document, reads: !/\bmutation\b/.test(text), problemAt: validated(document) }
  }

  /** @throws GraphQLError when it cannot be read, or may not. */
  return (text: string): ReadDocument => {
    const known = fine.get(text)
    if (known) return known
    const problem = refused.get(text)
    if (problem) throw problem
    try {
      const found = read(text)
      fine.set(text, found)
      return found
    } catch (error) {
      if (error instanceof GraphQLError) refused.set(text, error)
      throw error
    }
  }
}

const file = path.join(import.meta.dirname, '../../generated/registered.json')

function readRegistered(): ReadonlySet<string> {
  if (!existsSync(file)) throw new Error('generated/registered.json is missing: npm run generate')
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(Array.isArray(hashes) ? hashes.map(String) : [])
}
