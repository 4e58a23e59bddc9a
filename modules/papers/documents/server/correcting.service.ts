import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { requireAct } from '#platform/server/records/states.ts'
import { documentStates } from '../model/states.ts'
import { tellChange } from './changes.ts'
import { documentById } from './documents.queries.ts'
import { become, lockedSignable } from './signing.ts'
import { addUpload, writableFolder } from './writing.ts'

type Corrected = { id: number; fileId: number | null; reason: string }

const MADE =
  'Este documento lo hizo la plataforma: hágalo de nuevo donde se hizo, y envíe ese a firma'

/**
 * Gives a document that waits for signatures, was rejected or expired another file, by who puts
 * documents in its folder: it is issued again, and may be sent to sign. What was printed here says
 * what other records say, and is corrected where they are.
 */
export async function correctDocument(
  context: Context,
  { id, fileId, reason }: Corrected,
): Promise<void> {
  await lockedSignable(context, id)
  const row = await documentById(context, id)
  requireAct(documentStates, 'correct', { state: row.state, relations: ['other'] })
  await writableFolder(context, row.folderId)
  if (fileId === null) throw invalid('fileId', 'Adjunte el documento corregido')
  await refuseMade(context, id, row.currentNo)
  await tellChange(context, { documentId: id, change: 'CORRECTED', reason })
  const no = row.currentNo + 1
  await addUpload(context, { documentId: id, no, fileId, origin: 'UPLOADED' }, row.folderId)
  await context.tx.updateTable('document').set({ currentNo: no }).where('id', '=', id).execute()
  await become(context, [id], 'ISSUED', null)
}

async function refuseMade({ tx }: Context, id: number, no: number): Promise<void> {
  const { origin } = await tx
    .selectFrom('documentVersion')
    .select('origin')
    .where('documentId', '=', id)
    .where('no', '=', no)
    .executeTakeFirstOrThrow()
  if (origin === 'GENERATED') throw conflict(MADE)
}
