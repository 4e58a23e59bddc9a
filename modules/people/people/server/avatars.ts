import { innerId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { requirePerson } from './scope.ts'

type WithAvatar = { avatarKey: string | null; avatarType: string | null }

/** A link that shows somebody's picture for five minutes, or null when there is none. */
export const avatarLink = async (
  { services }: Pick<Context, 'services'>,
  { avatarKey, avatarType }: WithAvatar,
): Promise<string | null> =>
  avatarKey === null
    ? null
    : services.storage.signedUrl(avatarKey, {
        name: 'avatar',
        mediaType: avatarType ?? 'image/jpeg',
      })

/**
 * The pictures of people: one image of at most 3 MB, by who may change the picture of that person.
 */
const avatarUploads: UploadPolicy = {
  relatedType: 'avatar',
  maxBytes: 3 * 1024 * 1024,
  kinds: ['jpeg', 'png', 'webp'],
  maxFiles: 1,
  authorize: (context, relatedId) => requirePerson(context, personIn(relatedId), 'avatars.update'),
  stored: async (context, relatedId, [avatarFileId]) => {
    if (avatarFileId === undefined) return
    await context.tx
      .updateTable('users')
      .set({ avatarFileId })
      .where('id', '=', personIn(relatedId))
      .execute()
  },
}

function personIn(relatedId: string | null): number {
  const id = relatedId === null ? undefined : innerId('user', relatedId)
  if (id === undefined) throw notFound()
  return id
}

/** The pictures of people: the link that shows one, and who may send one. */
export const avatars = { link: avatarLink, uploads: avatarUploads }
