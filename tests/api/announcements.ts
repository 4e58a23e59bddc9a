import type { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

type Api = Awaited<ReturnType<typeof startApi>>['api']

export type Said = {
  id: string
  version: number
  title: string
  content: string
  state: string
  author: string | null
  readAt: string | null
  acknowledgedAt: string | null
  reaction: string | null
  audience: number | null
  readers: number | null
  acknowledged: number | null
  files: { id: string; name: string; url: string }[]
  reactions: { reaction: string; total: number }[]
}

const parts = `id version title content state author readAt acknowledgedAt reaction audience readers
  acknowledged files { id name url } reactions { reaction total }`
const outcome = 'status message error { kind message field }'

/** What the tests of announcements do by the API; each answers its refusal too. */
export const announcementsOf = (api: Api) => (who: Username | ReturnType<Api['as']>) => {
  const session = typeof who === 'string' ? api.as(who) : who
  const act = (name: string, input: object) => {
    const type = name.startsWith('create') || name.startsWith('update') || name.startsWith('delete')
    const kind = type
      ? `${name[0]?.toUpperCase()}${name.slice(1)}Input`
      : name === 'reactToAnnouncement'
        ? 'ReactToAnnouncementInput'
        : 'ByIdAnnouncement'
    return session.result<Said>(
      `mutation A($input: ${kind}!) { ${name}(input: $input) { ${outcome} data { ${parts} } } }`,
      { input },
    )
  }
  const done = async (name: string, input: object) => {
    const { data, error } = await act(name, input)
    if (!data) throw new Error(JSON.stringify(error))
    return data
  }
  return {
    act,
    write: (input: object = {}) => done('createAnnouncement', { ...usual, ...input }),
    tryWrite: (input: object) => act('createAnnouncement', { ...usual, ...input }),
    change: ({ id, version }: Said, change: object) =>
      act('updateAnnouncement', { id, version, ...change }),
    withdraw: ({ id, version }: Said) =>
      done('deleteAnnouncement', { id, version, reason: 'Se publicó antes de tiempo' }),
    read: ({ id }: Said) => done('readAnnouncement', { id }),
    one: async ({ id }: Pick<Said, 'id'>) => {
      const { announcement } = await session.run<{ announcement: Said }>(
        `query O($input: ByIdAnnouncement!) { announcement(input: $input) { ${parts} } }`,
        { input: { id } },
      )
      return announcement
    },
    list: async (filter: object = {}) => {
      const { announcements } = await session.run<{ announcements: { rows: Said[] } }>(
        `query L($filter: AnnouncementFilter) {
          announcements(filter: $filter, sort: { by: publishDate, descending: true },
            page: { number: 1, size: 100 }) { rows { ${parts} } } }`,
        { filter },
      )
      return announcements.rows
    },
    readers: async ({ id }: Said, more: object = {}) => {
      const { announcementReaders } = await session.run<{
        announcementReaders: { total: number; rows: { userId: string; fullname: string }[] }
      }>(
        `query R($filter: AnnouncementReadersFilter) { announcementReaders(filter: $filter,
          page: { number: 1, size: 100 }) { total rows { userId fullname readAt } } }`,
        { filter: { announcementId: id, ...more } },
      )
      return announcementReaders
    },
  }
}

const usual = {
  title: 'Paseo de fin de año',
  content: 'Vamos a **Pichilemu** el 12 de diciembre.',
  visibility: 'EVERYONE',
  publishDate: '2026-09-15',
  pinned: false,
  asksAcknowledgement: false,
  allowsReactions: false,
  sendsMail: false,
  businesses: [],
  files: [],
}
