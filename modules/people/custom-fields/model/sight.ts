import type { UserFieldWorker } from './user-field.ts'

/** Who reads a person's fields, and how far. */
export type FieldReader = {
  /** The person themself. */
  readonly isSelf: boolean
  /** Keeps the records of that person, or, of their own, those of others too. */
  readonly keeps: boolean
  /** Reads what is of class A of that person. */
  readonly readsReserved: boolean
}

type Ruled = {
  readonly reserved: boolean
  readonly managers: boolean
  readonly worker: UserFieldWorker
}

/** Whether a reader knows that a person has a field at all. */
export function seesField({ reserved, managers, worker }: Ruled, reader: FieldReader): boolean {
  if (reader.keeps) return !reserved || reader.readsReserved || reader.isSelf
  if (reader.isSelf) return worker !== 'NONE'
  return managers && (!reserved || reader.readsReserved)
}

/** Whether a person asks in a correction for what a field of their own says. */
export const proposesField = ({ worker }: Ruled): boolean =>
  worker === 'EDITS' || worker === 'PROPOSES'

/** Whether a reader writes a field of a person. */
export const writesField = (field: Ruled, reader: FieldReader): boolean =>
  seesField(field, reader) && (reader.keeps || (reader.isSelf && field.worker === 'EDITS'))
