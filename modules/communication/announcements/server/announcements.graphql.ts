import { choice, file, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink, joinFiles } from '#platform/server/graphql/files.ts'
import {
  byId,
  inputFrom,
  inputOf,
  listOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { companyIdOn, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  Announcement,
  announcementFields,
  AnnouncementReaction,
  AnnouncementState,
  AnnouncementVisibility,
  Reading,
} from '../model/announcement.ts'
import { announcementReaders, readershipOf } from './audience.queries.ts'
import {
  announcement,
  type AnnouncementRow,
  announcements,
  announcementSpecs,
  fileIdsOf,
  reactionsOf,
} from './announcements.queries.ts'
import {
  createAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from './announcements.service.ts'
import { announcementFiles } from './files.ts'
import {
  acknowledgeAnnouncement,
  openAnnouncementFile,
  reactToAnnouncement,
  readAnnouncement,
} from './reading.service.ts'

const type = objectFrom<AnnouncementRow>('Announcement', announcementSpecs)
const { fields } = Announcement

joinFiles(type, announcementFiles.relatedType, fileIdsOf)

type Count = { reaction: AnnouncementReaction; total: number }
const ReactionCount = objectFrom<Count>('AnnouncementReactionCount', {
  reaction: of.choice(AnnouncementReaction),
  total: of.int,
})
joinedFields(
  type,
  async (context, rows) => {
    const ids = rows.map(({ id }) => id)
    const counts = await reactionsOf(context, ids)
    return ids.map((id) => ({ reactions: counts.get(id) ?? [] }))
  },
  { reactions: of.list(of.object(ReactionCount)) },
)

type Readership = { audience: number | null; readers: number | null; acknowledged: number | null }
joinedFields(
  type,
  async (context, rows): Promise<Readership[]> => {
    const hidden = { audience: null, readers: null, acknowledged: null }
    if (!context.can('announcements.update')) return rows.map(() => hidden)
    const countsOf = await readershipOf(
      context,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => countsOf(id))
  },
  {
    audience: of.maybe(of.int),
    readers: of.maybe(of.int),
    acknowledged: of.maybe(of.int),
  },
)
companyIdOn(type)

list('announcements', {
  type,
  filter: inputFrom('AnnouncementFilter', {
    search: optional(text('Título', { max: 100 })),
    state: optional(choice(AnnouncementState, 'Estado')),
    visibility: optional(choice(AnnouncementVisibility, 'Quién lo ve')),
    reading: optional(choice(Reading, 'Lectura')),
  }),
  sort: ['publishDate', 'title'] as const,
  run: announcements,
})

query('announcement', { input: byId('announcement'), type, run: announcement })

type Reader = Awaited<ReturnType<typeof announcementReaders>>['rows'][number]

list('announcementReaders', {
  type: objectFrom<Reader>('AnnouncementReader', {
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    readAt: of.maybe(of.dateTime),
    acknowledgedAt: of.maybe(of.dateTime),
  }),
  filter: inputFrom('AnnouncementReadersFilter', {
    announcementId: ref('announcement', 'Anuncio'),
    reading: optional(choice(Reading, 'Lectura')),
    search: optional(text('Nombre', { max: 100 })),
  }),
  sort: ['fullname', 'readAt'] as const,
  run: announcementReaders,
})

const AnnouncementBusiness = inputFrom('AnnouncementBusinessInput', {
  businessId: ref('business', 'Razón social'),
})
const AnnouncementFile = inputFrom('AnnouncementFileInput', { fileId: file('Archivo') })

mutation('createAnnouncement', {
  input: inputOf('CreateAnnouncementInput', Announcement, announcementFields, {
    businesses: listOf(AnnouncementBusiness),
    files: listOf(AnnouncementFile),
  }),
  type,
  run: createAnnouncement,
})

mutation('updateAnnouncement', {
  input: patchInputOf('UpdateAnnouncementInput', Announcement, announcementFields, {
    id: fields.id,
    version: optional(integer('Versión')),
    businesses: maybeListOf(AnnouncementBusiness),
    files: maybeListOf(AnnouncementFile),
  }),
  type,
  run: updateAnnouncement,
})

mutation('deleteAnnouncement', {
  input: inputFrom('DeleteAnnouncementInput', {
    id: fields.id,
    version: optional(integer('Versión')),
    reason: text('Motivo', { max: 500 }),
  }),
  type,
  run: deleteAnnouncement,
})

mutation('readAnnouncement', { input: byId('announcement'), type, run: readAnnouncement })

mutation('acknowledgeAnnouncement', {
  input: byId('announcement'),
  type,
  run: acknowledgeAnnouncement,
})

mutation('reactToAnnouncement', {
  input: inputFrom('ReactToAnnouncementInput', {
    id: fields.id,
    reaction: optional(choice(AnnouncementReaction, 'Reacción')),
  }),
  type,
  run: reactToAnnouncement,
})

mutation('openAnnouncementFile', {
  input: inputFrom('OpenAnnouncementFileInput', { id: fields.id, fileId: file('Archivo') }),
  type: FileLink,
  run: openAnnouncementFile,
})
