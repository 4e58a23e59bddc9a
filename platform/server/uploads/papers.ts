import { type EntityName, publicId } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import type { TenantTable } from '../sql/db.ts'
import { fileLink, requireFile } from './files.ts'
import { attachedTo, type UploadPolicy } from './policy.ts'

/** Papers that prove one kind of thing, each attached to its person, contract or razón social. */
type Papers = UploadPolicy & {
  /** Requires a paper that was uploaded for this very owner. */
  readonly require: (context: Context, ownerId: number, fileId: number) => Promise<void>
  /** A link that opens one for five minutes, for an actor who may see what it proves. */
  readonly link: (context: Context, fileId: number) => Promise<{ name: string; url: string }>
}

/**
 * The paper that a row keeps in one of its fields, and the number of its owner, in another. The kit
 * may cast: the names of tables and columns are data here.
 *
 * @throws UserError not-found without the row; without a paper in it, `fileId` is null
 */
export async function keptPaper(
  { tx }: Context,
  { table, owner, field }: { table: TenantTable; owner: string; field: string },
  id: number,
) {
  const row = await tx
    .selectFrom(table)
    .select([`${owner} as ownerId`, `${field} as fileId`] as never)
    .where('id' as never, '=', id as never)
    .executeTakeFirstOrThrow(notFound)
  return row as unknown as { ownerId: number; fileId: number | null }
}

/** Takes papers one at a time, PDF or image, of people who may write what they prove. */
export const papersOf = (
  relatedType: string,
  owner: EntityName,
  requireWriter: (context: Context, ownerId: number) => Promise<unknown>,
): Papers => ({
  relatedType,
  kinds: ['pdf', 'png', 'jpeg'],
  maxFiles: 1,
  authorize: attachedTo(owner, requireWriter),
  require: (context, ownerId, id) =>
    requireFile(context, { id, relatedType, relatedId: publicId(owner, ownerId) }),
  link: (context, id) => fileLink(context, id, relatedType),
})
