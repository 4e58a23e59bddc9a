import type { Context } from '../context.ts'
import { newKey } from './storage.ts'
import { weightOf } from './weigh.ts'

type Made = {
  name: string
  body: Buffer
  mediaType: string
  /** What it is about, as the table of files names it. */
  of: string
  id: string
}

/** Keeps a file that was just made; the link opens it for five minutes. */
export async function keptFile(context: Context, { name, body, mediaType, of, id }: Made) {
  const { storage } = context.services
  const key = newKey(context.session.companyId, context.now.getUTCFullYear())
  await storage.put(key, body, mediaType)
  const { id: fileId } = await context.tx
    .insertInto('file')
    .values({
      storageKey: key,
      name,
      mediaType,
      ...weightOf(body),
      relatedType: of,
      relatedId: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { fileId, name, url: await storage.signedUrl(key, { name, mediaType }) }
}

/** The same of a paper. */
export async function keptPaper(
  context: Context,
  { pdf, ...paper }: Pick<Made, 'name' | 'of' | 'id'> & { pdf: Buffer },
) {
  const { name, url } = await keptFile(context, {
    ...paper,
    body: pdf,
    mediaType: 'application/pdf',
  })
  return { name, url }
}
