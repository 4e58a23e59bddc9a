import type { ValuesOf } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { filesById } from '#platform/server/uploads/files.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { type CompanyFeed, type feedFields, type FeedMove, MOST_ITEMS } from '../model/feed.ts'
import { feedImages } from './files.ts'

type Fields = ValuesOf<typeof CompanyFeed.fields>
type Written = Pick<Fields, (typeof feedFields)[number]>

/** The feed of the reader's company in its order; another company has none for them. */
export async function companyFeed(context: Context, { companyId }: { companyId: number | null }) {
  if (companyId !== null && companyId !== context.session.companyId) throw notFound()
  const rows = await context.tx
    .selectFrom('companyFeed')
    .select(['id', 'text', 'link', 'fileId', 'createdAt', 'version'])
    .orderBy('position', 'desc')
    .limit(MOST_ITEMS)
    .execute()
  const ids = rows.map(({ fileId }) => fileId)
  const files = await filesById(context, ids, feedImages.relatedType)
  return rows.map((row) => ({ ...row, imageUrl: files.get(row.fileId)?.url ?? null }))
}
export type FeedRow = Awaited<ReturnType<typeof companyFeed>>[number]

/**
 * Puts something at the top of the feed.
 *
 * @throws UserError invalid at the field, or conflict where the feed is full
 */
export async function uploaderCompanyFeed(context: Context, given: Written): Promise<FeedRow> {
  const { text, link, fileId } = given
  if (text === null && fileId === null) {
    throw invalid('text', 'Escriba un texto o adjunte una imagen')
  }
  if (link !== null && !isWebAddress(link)) throw invalid('link', 'Debe empezar con https://')
  await lockCompany(context.tx)
  if ((await inOrder(context)).length >= MOST_ITEMS) {
    throw conflict(`El muro tiene ${MOST_ITEMS} publicaciones: quite alguna`)
  }
  if (fileId !== null) await feedImages.require(context, context.session.companyId, fileId)
  const { id } = await context.tx
    .insertInto('companyFeed')
    .values({ text, link, fileId, creatorLoginId: context.session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return one(context, id)
}

/** Whether a text is an address of the web that can be opened. */
const isWebAddress = (link: string): boolean =>
  link.startsWith('https://') && URL.canParse(link) && !/[\s<>"']/.test(link)

/**
 * Moves an item one place. All items are locked in their order, so that two who move at once wait
 * for each other and none is lost.
 *
 * @throws UserError not-found, or conflict at an end
 */
export async function changeOrderCompanyFeed(
  context: Context,
  { id, action }: { id: number; action: FeedMove },
): Promise<FeedRow> {
  const rows = await inOrder(context)
  const at = rows.findIndex((row) => row.id === id)
  const moved = rows[at]
  if (!moved) throw notFound()
  const other = rows[action === 'UP' ? at - 1 : at + 1]
  if (!other) throw conflict(action === 'UP' ? 'Ya es la primera' : 'Ya es la última')
  await context.tx
    .updateTable('companyFeed')
    .set({
      position: sql`case id when ${moved.id}::bigint then ${other.position}::bigint
        else ${moved.position}::bigint end`,
      ...touched(context),
      version: sql`version + 1`,
    })
    .where('id', 'in', [moved.id, other.id])
    .execute()
  return one(context, id)
}

/** Takes an item out of the feed. */
export async function deleteCompanyFeed(context: Context, { id }: { id: number }) {
  const gone = await context.tx
    .deleteFrom('companyFeed')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return { id }
}

const inOrder = ({ tx }: Context) =>
  tx
    .selectFrom('companyFeed')
    .select(['id', 'position'])
    .orderBy('position', 'desc')
    .forNoKeyUpdate()
    .execute()

async function one(context: Context, id: number): Promise<FeedRow> {
  const row = (await companyFeed(context, { companyId: null })).find((item) => item.id === id)
  if (!row) throw notFound()
  return row
}
