import { globSync, readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { uploadRecordFields } from '#platform/server/uploads/policy.ts'
import { type Answered, entities, type Entity, UPLOAD } from './entities.ts'

const schema = buildSchema(readFileSync('generated/schema.graphql', 'utf8'))
const built = new Set(globSync('modules/*/*').map((folder) => folder.split('/').at(-1)))
const named = ({ fields }: Entity) => fields.split(/\s+/).filter(Boolean)
const isAnswered = (entity: Entity): entity is Answered => 'type' in entity
const answered = Object.entries(entities).flatMap(([name, entity]) =>
  isAnswered(entity) ? [[name, entity] as const] : [],
)

/** The names that the API answers for an entity. */
function known({ type }: Answered): ReadonlySet<string> {
  if (type === UPLOAD) return new Set(uploadRecordFields)
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} is no type of the API`)
  return new Set(Object.keys(found.getFields()))
}

/** What of an entity is not answered as the table says. */
function missing(entity: Answered): string[] {
  const { later = {}, as = {}, never = {} } = entity
  const names = known(entity)
  return named(entity).filter((field) => {
    if (field in later || field in never) return names.has(field)
    return !names.has(as[field]?.[0] ?? field)
  })
}

describe('the entities of the specification', () => {
  test.each(answered)('%s is answered with each of its fields by its name', (_name, entity) => {
    expect(missing(entity)).toEqual([])
  })

  test('the table knows each entity and each field once', () => {
    const all = Object.values(entities).flatMap(named)
    expect([Object.keys(entities).length, all.length]).toEqual([56, 564])
    for (const entity of Object.values(entities)) {
      expect(new Set(named(entity)).size).toBe(named(entity).length)
    }
  })

  test('what waits for a module waits for one that is not built', () => {
    const waiting = Object.values(entities).flatMap((entity) =>
      isAnswered(entity) ? Object.values(entity.later ?? {}) : [entity.later],
    )
    expect(waiting.filter((module) => built.has(module))).toEqual([])
  })

  test('every exception is a field of its entity, and there are ten at most', () => {
    const exceptions = answered.flatMap(([name, entity]) =>
      Object.keys({ ...entity.later, ...entity.as, ...entity.never }).map(
        (field) => [name, field, named(entity).includes(field)] as const,
      ),
    )
    expect(exceptions.filter(([, , isField]) => !isField)).toEqual([])
    const never = answered.flatMap(([, entity]) => Object.keys(entity.never ?? {}))
    expect(never.length).toBeLessThanOrEqual(10)
  })

  test('a field that is gone, and one that came without its row, are found', () => {
    const entity = { type: 'Syndicate', fields: 'id name rut', later: { rut: 'x' } }
    expect(missing({ ...entity, fields: 'id name gone rut' })).toEqual(['gone', 'rut'])
  })
})
