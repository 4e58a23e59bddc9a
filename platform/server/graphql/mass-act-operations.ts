import { upperFirst } from '#chile/text.ts'
import type { ApiOperation } from '#access/api.ts'
import { id, integer } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { inputFrom } from './input.ts'
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

type Work<Row> = {
  undo: (context: Context, input: { id: number; version: number }) => Promise<Row>
  resume: (context: Context, input: { id: number }) => Promise<Row>
}

/**
 * The two mutations of every record of a mass act (`mass-acts.ts`): what was done is undone, and
 * work that stopped goes on. Both answer the record. One whose undoing asks for more than which
 * record it is, such as a reason, has a mutation of its own for it and `resumeOperation`.
 */
export function massActOperations<Row>(
  entity: EntityName,
  type: AnyObject<Row>,
  { undo, resume }: { undo: ApiOperation; resume: ApiOperation },
  work: Work<Row>,
): void {
  mutation(undo, {
    input: inputFrom(`${upperFirst(undo)}Input`, {
      id: id(entity),
      version: integer('Versión'),
    }),
    type,
    run: work.undo,
  })
  resumeOperation(entity, type, { resume }, work)
}

/** The mutation by which work of a mass act that stopped goes on. */
export function resumeOperation<Row>(
  entity: EntityName,
  type: AnyObject<Row>,
  { resume }: { resume: ApiOperation },
  work: Pick<Work<Row>, 'resume'>,
): void {
  const input = inputFrom(`${upperFirst(resume)}Input`, { id: id(entity) })
  mutation(resume, { input, type, run: work.resume })
}
