import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import { type FieldSpec, outputType } from './object.ts'

/**
 * Some fields of an entity as parts of an `objectFrom()`: types and public ids follow its
 * definition.
 */
export function specsOf<E extends Entity, N extends FieldName<E>>(
  of: E,
  names: readonly N[],
): { [K in N]: FieldSpec } {
  const specs = names.map((name) => {
    const meta = metaOf(of, name)
    const spec = {
      type: outputType(meta) as FieldSpec['type'],
      nullable: true,
      ...(meta.reference ? { id: meta.reference } : {}),
    }
    return [name, spec]
  })
  return Object.fromEntries(specs) as { [K in N]: FieldSpec }
}
