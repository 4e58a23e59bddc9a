import type { Context } from '../context.ts'
import { newKey } from './storage.ts'
import { weightOf } from './weigh.ts'

type Paper = {
  name: string
  pdf: Buffer
  /** What it is about, as the table of files names it. */
  of: string
  id: string
}

type Made = {
  name: string
  body: Buffer
  mediaType: string
  /** What it is about, as the table of files names it. */
  of: string
  id: string | null
  /** Where it is stored: a place of its own unless the same file always has the same one. */
  key?: string
  /** Whether the table of files says who made it. */
  authored?: boolean
  /** Whether it can be made again from what is kept besides; any other file is a record. */
  isCopy?: boolean
}

/**
 * Keeps a paper that was just printed and can be printed again; the link opens it for five minutes.
 */
export async function keptPaper(context: Context, { pdf, ...paper }: Paper) {
  const { name, url } = await keptFile(context, {
    ...paper,
    body: pdf,
    mediaType: 'application/pdf',
    isCopy: true,
  })
  return { name, url }
}

/** Keeps a file that was just made, and answers a link that opens it for five minutes. */
export async function keptFile(context: Context, made: Made) {
  const { name, body, mediaType, of, id, authored = false, isCopy = false } = made
  const { session, now, services } = context
  const { key = newKey(session.companyId, now.getUTCFullYear()) } = made
  await services.storage.put(key, body, mediaType)
  const weight = weightOf(body)
  const { id: fileId } = await context.tx
    .insertInto('file')
    .values({
      storageKey: key,
      name,
      mediaType,
      ...weight,
      relatedType: of,
      relatedId: id,
      keptAs: isCopy ? 'COPY' : 'RECORD',
      ...(authored ? { userId: session.userId, loginId: session.loginId } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const url = await services.storage.signedUrl(key, { name, mediaType })
  return { fileId, name, url, sha256: weight.sha256 }
}
