import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/states.ts'

type Move = { id: number; version: number; before: number | null }

/**
 * Moves a column of a template before another one of its record, or to the end of it. The record
 * keeps its places: 10, 20, 30.
 */
export async function moveBankTemplateColumn(
  { tx, client, session }: Context,
  { id, version, before }: Move,
) {
  const moved = await tx
    .selectFrom('bankTemplateColumn')
    .select(['templateId', 'section', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  // Two that move at the same moment go one after the other.
  await tx
    .selectFrom('bankTemplate')
    .select('id')
    .where('id', '=', moved.templateId)
    .forUpdate()
    .execute()
  refuseStale(version, moved.version)
  const rows = await tx
    .selectFrom('bankTemplateColumn')
    .select('id')
    .where('templateId', '=', moved.templateId)
    .where('section', '=', moved.section)
    .orderBy('position')
    .execute()
  const others = rows.map((row) => row.id).filter((one) => one !== id)
  const place = before === null ? others.length : others.indexOf(before)
  if (place < 0) throw invalid('before', 'Esa columna no es de este registro')
  const order = others.toSpliced(place, 0, id)
  await client.query(
    `update bank_template_column c set position = o.place * 10, version = c.version + 1
     from unnest($2::bigint[]) with ordinality as o (id, place)
     where c.company_id = $1 and c.id = o.id and c.position <> o.place * 10`,
    [session.companyId, order],
  )
  return tx
    .selectFrom('bankTemplateColumn')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}
