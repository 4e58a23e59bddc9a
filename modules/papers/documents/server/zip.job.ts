import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { actingNow } from '#modules/company/accounts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { defineJob, type JobContext, type Progress } from '#platform/server/jobs/job.ts'
import { keepFile, madeFile } from '#platform/server/jobs/made-file.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { zipOf } from '#platform/server/pdf/zip.ts'
import { keyOf, type Storage } from '#platform/server/storage/storage.ts'
import { weighed } from '#platform/server/storage/weigh.ts'
import { MOST_IN_ZIP } from '../model/document.ts'
import { filesOfDocuments } from './documents.queries.ts'
import { markOpened, savedAs } from './opening.ts'

/** What a zip holds at most, in bytes. */
const MOST_BYTES = 1024 * 1024 * 1024

/**
 * Begins to put chosen documents into one zip, or answers how far it is: those that the actor
 * reads, when the work is done. Made again when one of them changed.
 */
export async function zipDocuments(context: Context, { ids }: { ids: readonly { id: number }[] }) {
  const wanted = [...new Set(ids.map(({ id }) => id))].toSorted((one, other) => one - other)
  if (wanted.length === 0) throw invalid('ids', 'Elija al menos un documento')
  if (wanted.length > MOST_IN_ZIP) {
    throw invalid('ids', `Elija a lo más ${MOST_IN_ZIP} documentos`)
  }
  const files = await filesOfDocuments(context, wanted)
  if (files.length === 0) throw conflict('Ninguno de esos documentos está a su alcance')
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) {
    throw conflict('Son más de 1 GB: elija menos documentos')
  }
  const versions = files.map(({ id, version }) => `${id}.${version}`).join()
  const hash = createHash('sha256').update(versions).digest('hex').slice(0, 24)
  const made = await madeFile(context, {
    job: zipOfDocuments(undefined),
    input: {
      ids: files.map(({ id }) => id),
      at: context.now.toISOString(),
    },
    // A zip is of who asked for it: what another one reads is another zip.
    key: `documents:${context.session.loginId}:${hash}`,
    total: files.length,
  })
  if (made.url !== null) {
    const people = files.flatMap(({ userId }) => (userId === null ? [] : [{ userId }]))
    recordPeopleAtEnd(context, 'lectura:documento', people)
  }
  return made
}

/** Puts documents into a zip, with the rights that whoever asked has when it is made. */
export const zipOfDocuments = (storage: Storage | undefined) =>
  defineJob({
    kind: 'documents.zip',
    input: z.object({ ids: z.array(z.number().int()), at: z.iso.datetime() }),
    async run(job, { ids, at }, progress) {
      if (!storage) throw new Error('zipOfDocuments runs in a worker, with a storage')
      const asked = new Date(at)
      const files = await readNow(job, ids, asked)
      const { stream, weight } = weighed(zipOf(entries(storage, files, job, progress)))
      const key = keyOf(job.session.companyId, asked.getUTCFullYear(), `zip:${job.job.id}`)
      const [name, mediaType] = ['Documentos.zip', 'application/zip']
      await storage.put(key, stream, mediaType)
      await progress(files.length, files.length, 'Listo')
      const kept = { key, name, mediaType, of: 'documentZip', id: job.job.id }
      await job.transaction((tx) => keepFile(tx, { ...kept, ...weight() }))
      return { key, name, mediaType }
    },
  })

type Files = Awaited<ReturnType<typeof filesOfDocuments>>

const readNow = (job: JobContext, ids: readonly number[], at: Date): Promise<Files> =>
  job.transaction(async (tx, client, platform) => {
    const { session } = job
    const acting = await actingNow({ tx, client, platform, session }, at)
    const files = await filesOfDocuments(acting, ids)
    if (files.length < ids.length) throw conflict('Un documento cambió: pídalo de nuevo')
    await markOpened(acting, ids)
    return files
  })

async function* entries(storage: Storage, files: Files, job: JobContext, progress: Progress) {
  for (const [done, { storageKey, name, fileName, fullname }] of files.entries()) {
    job.throwIfCancelled()
    await progress(done, files.length, 'Reuniendo')
    const content = await buffer(await storage.get(storageKey))
    // A zip of the product has no folders: the person is in the name.
    const whose = fullname === null ? '' : `${fullname} - `
    yield { name: savedAs(`${whose}${name}`, fileName), content }
  }
}
