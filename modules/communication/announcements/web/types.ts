import type { AnnouncementQuery, AnnouncementsQuery } from '#generated/documents/graphql.ts'

/** An announcement in a list. */
export type Row = AnnouncementsQuery['announcements']['rows'][number]

/** An announcement on its page. */
export type Whole = AnnouncementQuery['announcement']
