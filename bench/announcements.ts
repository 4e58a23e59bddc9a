import type pg from 'pg'
import { AnnouncementReaders, Announcements } from '#generated/operations/announcements.ts'
import { Announcement } from '#generated/operations/parts/announcements.ts'
import { publicId } from '#platform/model/ids.ts'
import { beside, head, type Pair, rowOf } from './time/bare-pairs.ts'
import { openTimeSite } from './time/world.ts'
import type { Report } from './report.ts'

/** How many announcements there are, and how many of them everybody has read. */
const [SAID, READ] = [60, 20] as const

const statements = [
  `insert into login (username, password_hash, company_id, user_id)
   select 'lector' || id, 'x', company_id, id from users where company_id = $1`,
  `insert into announcement (company_id, title, content, visibility, publish_date)
   select $1, 'Anuncio ' || n, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
       jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
         jsonb_build_object('type', 'text', 'text', repeat('palabras ', 60)))))),
     'EVERYONE', date '2026-01-01' + n from generate_series(1, ${SAID}) n`,
  `insert into announcement_read (company_id, announcement_id, user_id)
   select a.company_id, a.id, u.id from announcement a
   join users u on u.company_id = a.company_id
   where a.company_id = $1 and a.id <= (select min(id) + ${READ - 1} from announcement
     where company_id = $1)`,
]

async function giveAnnouncements(owner: pg.Client, companyId: number): Promise<number> {
  const first = 'select min(id)::int as id from announcement where company_id = $1'
  const known = await owner.query<{ id: number | null }>(first, [companyId])
  const [row] = known.rows
  if (row?.id != null) return row.id
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  for (const statement of statements) await owner.query(statement, [companyId])
  await owner.query('commit')
  await owner.query('vacuum analyze announcement, announcement_read, login')
  const { rows } = await owner.query<{ id: number }>(first, [companyId])
  return Number(rows[0]?.id)
}

/**
 * The announcements of a company of 50.000 readers, by HTTP: a page of the list, those that
 * somebody has not read, one with how many have read it, and who has not. Beside each, the bare
 * statement over the same rows.
 */
export async function announcements(): Promise<Report> {
  const { companyId, owner, site, close } = await openTimeSite()
  try {
    const id = await giveAnnouncements(owner, companyId)
    const page = { page: { number: 1, size: 10 }, sort: { by: 'publishDate', descending: true } }
    const asked = { input: { id: publicId('announcement', id) } }
    const list = (filter: object): Pair['run'] => {
      return () => site.weigh(String(Announcements), { ...page, filter })
    }
    const bare = (where: string) => () =>
      owner.query(
        `select a.* from announcement a where a.company_id = $1 and ${where}
         order by a.publish_date desc limit 10`,
        [companyId],
      )
    const unread = `not exists (select from announcement_read r where r.company_id = $1
      and r.announcement_id = a.id and r.user_id = 7)`
    const feed = await beside({ name: 'the newest ten', run: list({}), bare: bare('true') })
    const left = await beside({
      name: 'unread',
      run: list({ reading: 'UNREAD' }),
      bare: bare(unread),
    })
    const one = await beside({
      name: 'one, with its readers counted',
      run: () => site.weigh(String(Announcement), asked),
      bare: () =>
        owner.query(
          `select count(*), count(r.user_id) from users u
           left join announcement_read r on r.company_id = u.company_id
             and r.announcement_id = $2 and r.user_id = u.id where u.company_id = $1`,
          [companyId, id],
        ),
    })
    const readers = await beside({
      name: 'ten who have read it',
      run: () =>
        site.weigh(String(AnnouncementReaders), {
          filter: { announcementId: asked.input.id, reading: 'READ' },
          page: page.page,
          counted: false,
        }),
      bare: () =>
        owner.query(
          `select * from announcement_read where company_id = $1 and announcement_id = $2
           limit 10`,
          [companyId, id],
        ),
    })
    return {
      title: 'Announcements, by HTTP, in a company of 50.000 readers',
      head,
      rows: [feed, left, one, readers].map(rowOf),
      goals: [
        { text: 'ms of the newest ten, at worst', value: feed.worst, most: 100 },
        { text: 'ms of the unread ones, at worst', value: left.worst, most: 100 },
      ],
    }
  } finally {
    await close()
  }
}
