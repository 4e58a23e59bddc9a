import './announcements.graphql.ts'
import './feed.graphql.ts'

export { announcementFiles, feedImages } from './files.ts'
export { mailAnnouncement } from './mail.job.ts'
export { announcementTask } from './tasks.ts'
