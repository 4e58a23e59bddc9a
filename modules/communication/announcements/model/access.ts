import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  announcements: 'announcements.read',
  announcement: 'announcements.read',
  openAnnouncementFile: 'announcements.read',
  readAnnouncement: 'announcements.read',
  acknowledgeAnnouncement: 'announcements.read',
  reactToAnnouncement: 'announcements.read',
  announcementReaders: 'announcements.update',
  createAnnouncement: 'announcements.create',
  updateAnnouncement: 'announcements.update',
  deleteAnnouncement: 'announcements.delete',
  companyFeed: 'companyFeed.read',
  uploaderCompanyFeed: 'companyFeed.create',
  changeOrderCompanyFeed: 'companyFeed.update',
  deleteCompanyFeed: 'companyFeed.delete',
} as const satisfies Policies

export const rights = {
  everybody: { announcements: 'r', companyFeed: 'r' },
  nonEmployee: { subAnnouncements: 'r' },
  superManager: { announcements: 'cud', companyFeed: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'announcements.create': 'whole',
  'announcements.update': 'whole',
  'announcements.delete': 'whole',
  'companyFeed.create': 'whole',
  'companyFeed.update': 'whole',
  'companyFeed.delete': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  acknowledgeAnnouncement: 'Says of oneself that one has read it',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  ownSession: ['readAnnouncement', 'acknowledgeAnnouncement', 'reactToAnnouncement'],
  records: [
    'createAnnouncement',
    'updateAnnouncement',
    'deleteAnnouncement',
    'uploaderCompanyFeed',
    'changeOrderCompanyFeed',
    'deleteCompanyFeed',
  ],
  papers: ['openAnnouncementFile'],
} as const satisfies WithoutProofFor<typeof operations>
