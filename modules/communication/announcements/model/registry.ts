import { internal, type Registry, shown, shownFields, usual } from '#platform/model/registry.ts'
import { Announcement, announcementFields } from './announcement.ts'
import { CompanyFeed } from './feed.ts'

/** The rows that this module keeps. */
export const registry = {
  announcement: {
    of: Announcement,
    publicId: { kind: 'announcement', no: 1020, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    parts: {
      announcement_business: 'COMPANY',
      announcement_file: 'COMPANY',
      announcement_read: 'PERSON',
    },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'mailed_at'),
      // A tree of its words, which the page of the announcement draws.
      ...internal('content'),
      ...shownFields(
        'announcements.update',
        ...announcementFields.filter((name) => name !== 'content'),
      ),
      ...shown('announcements.update', 'withdrawn_at', 'reason'),
    },
  },
  company_feed: {
    of: CompanyFeed,
    publicId: { kind: 'companyFeed', no: 1021, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'text',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'file_id', 'position'),
      ...shownFields('companyFeed.read', 'text', 'link'),
    },
  },
} satisfies Registry
