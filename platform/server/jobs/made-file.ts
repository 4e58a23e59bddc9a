import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../sql/db.ts'
import type { Weight } from '../storage/weigh.ts'
import { enqueue } from './enqueue.ts'
import type { Job } from './job.ts'
import { shownJob } from './jobs.queries.ts'

/** What a job that makes a file answers. */
const madeSchema = z.object({ key: z.string(), name: z.string(), mediaType: z.string() })

type Asked<Input> = {
  job: Job<Input>
  input: Input
  /** What the file depends on: with another key it is made again. */
  key: string
  /** How much there is to do, before the job has counted it. */
  total: number
}

type Asking = Pick<Context, 'tx' | 'session' | 'services' | 'now'>

/**
 * Begins the job that makes a file, or answers how far it is: asking again gives the progress, and
 * the link when the file is done. A failure is shown for a while, then it is tried again.
 */
export async function madeFile<Input>(context: Asking, { job, input, key, total }: Asked<Input>) {
  const known = await shownJob(context, job.kind, key, ['QUEUED', 'RUNNING', 'DONE'])
  const found = known ?? {
    ...(await enqueue(context, job, input, { key })),
    status: 'QUEUED',
    done: 0,
    total,
    error: null,
    result: null,
  }
  const file = madeSchema.safeParse(found.result)
  const { storage } = context.services
  return {
    jobId: found.id,
    status: found.status,
    done: found.done,
    total: found.total ?? total,
    error: found.error,
    name: file.success ? file.data.name : null,
    url: file.success ? await storage.signedUrl(file.data.key, file.data) : null,
  }
}
export type MadeFile = Awaited<ReturnType<typeof madeFile>>

type Kept = Weight & { key: string; name: string; mediaType: string; of: string; id: number }

/**
 * Registers a copy that was made in the table of files; making it again overwrites its row.
 */
export const keepFile = (tx: Tx, { key, name, mediaType, size, sha256, of, id }: Kept) =>
  tx
    .insertInto('file')
    .values({
      storageKey: key,
      name,
      mediaType,
      size,
      sha256,
      relatedType: of,
      relatedId: String(id),
      keptAs: 'COPY',
    })
    .onConflict((on) => on.columns(['companyId', 'storageKey']).doUpdateSet({ name, size, sha256 }))
    .execute()
