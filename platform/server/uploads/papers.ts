import { type EntityName, publicId } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { fileLink, requireFile } from './files.ts'
import { attachedTo, type UploadPolicy } from './policy.ts'

/** Papers that prove one kind of thing, each attached to its person, contract or razón social. */
type Papers = UploadPolicy & {
  /** Requires a paper that was uploaded for this very owner. */
  readonly require: (context: Context, ownerId: number, fileId: number) => Promise<void>
  /** A link that opens one for five minutes, for an actor who may see what it proves. */
  readonly link: (context: Context, fileId: number) => Promise<{ name: string; url: string }>
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
