import type { Context } from '#platform/server/context.ts'

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
