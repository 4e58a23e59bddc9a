import type { ValuesOf } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { DocumentType } from '../model/document.ts'
import { monthsProblem } from '../model/retention-term.ts'
import { saysPay } from '../model/usual.ts'

const shown = ({ tx }: Context) =>
  tx
    .selectFrom('documentType as type')
    .select(['type.id', 'type.code', 'type.label', 'type.legalKind', 'type.sensitivity'])
    .select(['type.visibleToWorker', 'type.retention', 'type.retentionMonths'])
    .select(['type.status', 'type.version'])

/** The types of documents: workers are shown those that they may have. */
export const documentTypes = (context: Context) =>
  shown(context)
    .$if(!context.can('documents.read'), (query) => query.where('type.visibleToWorker', '=', true))
    .orderBy(sql`app.plain(type.label)`)
    .orderBy('type.id')
    .execute()
export type DocumentTypeRow = Awaited<ReturnType<typeof documentTypes>>[number]

const { id: _id, version: _version, ...written } = DocumentType.fields
export const typeFields = written

type Saved = ValuesOf<typeof typeFields> & { id: number | null; version: number | null }

/** Writes a type of documents, or corrects it. A code is of one type; what says pay is reserved. */
export async function saveDocumentType(context: Context, input: Saved): Promise<DocumentTypeRow> {
  const { id, version, ...values } = input
  const { tx } = context
  if (values.sensitivity === 'NORMAL' && saysPay.includes(values.legalKind)) {
    throw invalid('sensitivity', 'Dice lo que alguien gana: su tipo es reservado')
  }
  const problem = monthsProblem(values)
  if (problem !== undefined) throw invalid('retentionMonths', problem)
  const same = await tx
    .selectFrom('documentType')
    .select('id')
    .where('code', '=', values.code)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst()
  if (same) throw conflict('Ya existe un tipo con ese código', 'code')
  const saved =
    id === null
      ? await tx.insertInto('documentType').values(values).returning('id').executeTakeFirstOrThrow()
      : await corrected(context, id, version, values)
  return shown(context).where('type.id', '=', saved.id).executeTakeFirstOrThrow()
}

async function corrected(
  { tx }: Context,
  id: number,
  version: number | null,
  values: ValuesOf<typeof typeFields>,
) {
  const known = await tx
    .selectFrom('documentType')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  refuseStale(version, known.version, { table: 'documentType', key: { id } })
  await tx
    .updateTable('documentType')
    .set({ ...values, version: known.version + 1 })
    .where('id', '=', id)
    .execute()
  return { id }
}
