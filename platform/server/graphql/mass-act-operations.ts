import { upperFirst } from '#chile/text.ts'
import type { ApiOperation } from '#access/api.ts'
import { type FieldSchema, id, integer } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { inputFrom, type ValueOfShape } from './input.ts'
import { type AnyObject, of } from './object.ts'
import { mutation } from './operations.ts'

/** How far the work of a mass act is, of how many people, who ordered it, and why it stopped. */
export const massActSpecs = {
  people: of.int,
  done: of.int,
  total: of.int,
  failed: of.flag,
  problem: of.maybe(of.text),
  author: of.maybe(of.text),
  version: of.int,
}

type Asks = Readonly<Record<string, FieldSchema>>
type Undoing = { readonly id: number; readonly version: number }

type Work<Row, A extends Asks> = {
  undo: (context: Context, input: Undoing & ValueOfShape<A>) => Promise<Row>
  resume: (context: Context, input: { id: number }) => Promise<Row>
}

/**
 * The two mutations of every record of a mass act (`mass-acts.ts`): what was done is undone, and
 * work that stopped goes on. Both answer the record.
 *
 * @param asks what an undoing asks besides which record it is, such as a reason
 */
export function massActOperations<Row, const A extends Asks>(
  entity: EntityName,
  type: AnyObject<Row>,
  { undo, resume, asks }: { undo: ApiOperation; resume: ApiOperation; asks: A },
  work: Work<Row, A>,
): void {
  const one = { id: id(entity), version: integer('Versión') }
  mutation(undo, {
    input: inputFrom(`${upperFirst(undo)}Input`, { ...one, ...asks }),
    type,
    run: work.undo as (context: Context, input: object) => Promise<Row>,
  })
  mutation(resume, {
    input: inputFrom(`${upperFirst(resume)}Input`, { id: id(entity) }),
    type,
    run: work.resume,
  })
}
