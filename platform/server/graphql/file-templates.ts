import type { ApiOperation } from '#access/api.ts'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import { pastedTemplate } from '#platform/model/file-template.ts'
import { id as idField, integer, optional, ref } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { templatesOf, VersionRow } from '../records/file-templates.ts'
import { byId, inputFrom, inputOf } from './input.ts'
import { type AnyObject, objectFrom, objectOf, of } from './object.ts'
import { mutation, query } from './operations.ts'

type Facts<E extends Entity> = {
  /** The entity of the templates and of their columns, and of the public ids of both. */
  template: E
  id: EntityName
  column: Entity
  columnId: EntityName
  /** The fields that an imported template has besides its layout. */
  imports: readonly FieldName<E>[]
  service: Pick<
    ReturnType<typeof templatesOf<unknown, { position: number }, unknown>>,
    'publish' | 'versions' | 'exported' | 'imported' | 'move'
  >
  move: ApiOperation
  publish: ApiOperation
  versions: ApiOperation
  exported: ApiOperation
  imported: ApiOperation
}

/** A row of a template, or of a column of one, as far as an answer shows it. */
type Shown = { id: number; version: number }

/**
 * What templates of files can besides what a plain catalogue does: columns that are moved, versions
 * that are published, and templates that are exported and imported. The kit may cast: which entity
 * it is, is data here.
 */
export function templateOperations<E extends Entity>(facts: Facts<E>): void {
  const { template, id, column, columnId, service } = facts
  const version = integer('Versión')
  const answer = (entity: Entity, name: string, fields: readonly string[]) =>
    objectOf(entity, { name, fields: fields as never }) as unknown as AnyObject<Shown>
  mutation(facts.move, {
    input: inputFrom(`Move${column.name}Input`, {
      id: idField(columnId),
      version,
      before: optional(ref(columnId, 'Antes de')),
    }),
    type: answer(column, `Moved${column.name}`, ['id', 'position', 'version']),
    run: service.move,
  })
  mutation(facts.publish, {
    input: inputFrom(`Publish${template.name}Input`, { id: idField(id), version }),
    type: answer(template, `Published${template.name}`, ['id', 'published', 'version']),
    run: service.publish,
  })
  query(facts.versions, {
    input: byId(id),
    type: objectFrom<VersionRow>(`${template.name}Version`, {
      number: of.int,
      at: of.dateTime,
      author: of.maybe(of.text),
      layout: of.text,
    }),
    many: true,
    run: service.versions,
  })
  query(facts.exported, {
    input: byId(id),
    type: objectFrom<{ name: string; layout: string }>(`Exported${template.name}`, {
      name: of.text,
      layout: of.text,
    }),
    run: service.exported,
  })
  mutation(facts.imported, {
    input: inputOf(`Import${template.name}Input`, template, facts.imports, {
      layout: pastedTemplate('Plantilla'),
    }),
    type: answer(template, `Imported${template.name}`, ['id', 'name', 'version']),
    run: (context, given) => service.imported(context, given as { layout: string }),
  })
}
