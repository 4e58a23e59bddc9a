import { readerProfiles } from '#modules/papers/documents/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

/** The profiles that may be named as the readers of a private folder. */
readerProfiles.by('grants', (tx) =>
  tx
    .selectFrom('profile')
    .select(['profile.id', 'profile.name'])
    .orderBy(sql`app.plain(profile.name)`)
    .orderBy('profile.id')
    .execute(),
)
