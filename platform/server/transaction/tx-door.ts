import type pg from 'pg'
import type { PreparedNames } from '../sql/prepared-statements.ts'

/** The connection that a builder of a transaction speaks over, and the company that is its own. */
type Door = {
  readonly client: pg.ClientBase
  readonly prepared: PreparedNames
  readonly companyId: number | null
}
const doors = new WeakMap<object, Door>()

/** Makes a builder of a transaction one over which kept statements can be sent. */
export function throughDoor<Builder extends object>(builder: Builder, door: Door): Builder {
  doors.set(builder, door)
  return builder
}

/** The connection of a builder; throws when it is of no transaction. */
export function doorOf(builder: object): Door {
  const door = doors.get(builder)
  if (!door) throw new Error('A kept statement is sent over the builder of a transaction')
  return door
}
