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

/** Keeps a paper that was just printed; the link opens it for five minutes. */
export async function keptPaper(context: Context, { name, pdf, of, id }: Paper) {
  const mediaType = 'application/pdf'
  const { storage } = context.services
  const key = newKey(context.session.companyId, context.now.getUTCFullYear())
  await storage.put(key, pdf, mediaType)
  await context.tx
    .insertInto('file')
    .values({
      storageKey: key,
      name,
      mediaType,
      ...weightOf(pdf),
      relatedType: of,
      relatedId: id,
    })
    .execute()
  return { name, url: await storage.signedUrl(key, { name, mediaType }) }
}
