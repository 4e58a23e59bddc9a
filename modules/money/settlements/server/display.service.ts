import { counted } from '#chile/counts.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import {
  acts,
  type DisplayAct,
  type Displayed,
  displayed,
  type DisplayedPerson,
} from './display.queries.ts'

/** Finiquitos of one act at the most; more are two acts. */
const MOST = 5_000

/** The people of an act, one page of them, those who stay as they are first and why. */
export async function settlementDisplayPeople(
  context: Context,
  input: ListInput<Displayed, 'fullname'>,
): Promise<Listed<DisplayedPerson>> {
  const found = displayed(context, input.filter)
  const ordered = found
    .orderBy('fits')
    .orderBy(surnameIn('settlement.userId'), input.sort.descending ? 'desc' : 'asc')
    .orderBy('settlement.id')
  return listed(found, ordered, input)
}

/** How many people an act would show their finiquito to, or hide it from. */
export async function settlementDisplayPreview(context: Context, asked: Displayed) {
  const { fits, all } = await context.tx
    .selectFrom(displayed(context, asked).as('found'))
    .select(sql<number>`count(*) filter (where found.fits)::int`.as('fits'))
    .select(sql<number>`count(*)::int`.as('all'))
    .executeTakeFirstOrThrow()
  return { people: fits, left: all - fits }
}
export type DisplayPreview = Awaited<ReturnType<typeof settlementDisplayPreview>>

/** The finiquitos that an act changes, locked: of two acts the second sees what the first did. */
const foundFor = (context: Context, asked: Displayed) =>
  displayed(context, asked)
    .select('shown.displayId')
    .orderBy('settlement.id')
    .limit(MOST + 1)
    .forNoKeyUpdate('settlement')
    .execute()

/**
 * Shows finiquitos to their people, or hides them, in one act: exactly as many as were seen in the
 * preview. Whoever is shown theirs gets a notice, without its amount.
 */
export async function displaySettlements(
  context: Context,
  { people, ...asked }: Displayed & { people: number },
): Promise<DisplayAct> {
  const found = await foundFor(context, asked)
  if (found.length > MOST) throw conflict('Son demasiados finiquitos de una vez: elija menos')
  const changed = found.filter(({ fits }) => fits)
  if (changed.length === 0) {
    throw conflict(asked.shows ? 'Nadie más puede verlo' : 'A nadie se le muestra')
  }
  if (changed.length !== people) {
    throw conflict(
      `Ahora ${counted(changed.length, 'persona quedaría', 'personas quedarían')} en el acto: ` +
        'revise la lista de nuevo',
    )
  }
  const { tx, session, now } = context
  const { id } = await tx
    .insertInto('settlementDisplay')
    .values({ shows: asked.shows, people, loginId: session.loginId, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('settlementDisplayPerson')
    .values(
      changed.map((row) => ({
        displayId: id,
        settlementId: row.id,
        userId: row.userId,
        beforeSince: row.since,
        beforeDisplayId: row.displayId,
      })),
    )
    .execute()
  if (asked.shows) await show(context, id, changed)
  else await hide(context, changed)
  return actById(context, id)
}

type Changed = readonly { id: number; userId: number }[]

async function show(context: Context, displayId: number, changed: Changed) {
  await context.tx
    .insertInto('settlementShown')
    .values(
      changed.map(({ id, userId }) => ({
        settlementId: id,
        userId,
        displayId,
        since: context.now,
      })),
    )
    .execute()
  await notify(
    context,
    changed.map(({ id, userId }) => ({
      userId,
      kind: 'ANSWER',
      key: `settlement:${id}:${displayId}`,
      title: 'Ya puede ver su finiquito',
      link: '/home/mi-finiquito',
      shown: true,
      mail: 'NOW',
    })),
  )
}

const hide = ({ tx }: Context, changed: Changed) =>
  tx
    .deleteFrom('settlementShown')
    .where(sql<boolean>`settlement_id = any(${changed.map(({ id }) => id)}::bigint[])`)
    .execute()

async function actById(context: Context, id: number): Promise<DisplayAct> {
  const row = await acts(context).where('act.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The acts whose people are within reach, the newest first. */
export async function settlementDisplays(
  context: Context,
  input: ListInput<unknown, 'at'>,
): Promise<Listed<DisplayAct>> {
  const found = acts(context)
  const way = input.sort.descending ? 'desc' : 'asc'
  return listed(found, found.orderBy('act.at', way).orderBy('act.id', way), input)
}

type Undoing = { id: number; version: number }

/**
 * Takes an act back: who saw their finiquito by it no longer does, or does again. What a later act
 * or another issue changed since stays.
 */
export async function undoSettlementDisplay(context: Context, { id, version }: Undoing) {
  const { tx, session, now } = context
  const act = await actById(context, id)
  await tx.selectFrom('settlementDisplay').select('id').where('id', '=', id).forUpdate().execute()
  const { undoneAt } = await tx
    .selectFrom('settlementDisplay')
    .select('undoneAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (undoneAt !== null) throw conflict('Ya está deshecho')
  refuseStale(version, act.version, { table: 'settlementDisplay', key: { id } })
  await requireReached(context, id)
  if (act.shows) {
    await tx.deleteFrom('settlementShown').where('displayId', '=', id).execute()
  } else {
    await restore(context, id)
  }
  await tx
    .updateTable('settlementDisplay')
    .set({ undoneAt: now, undoneLoginId: session.loginId, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return actById(context, id)
}

/** Nobody takes back an act on people whose finiquito they may not correct, or on themselves. */
async function requireReached(context: Context, displayId: number) {
  const { rows } = await sql<{ outside: number; own: number }>`
    select count(*) filter (where reached.id is null)::int as outside,
      count(*) filter (where member.user_id = ${context.actor.userId ?? 0})::int as own
    from settlement_display_person member
    left join (${displayed(context, { shows: true, removed: true })}) reached
      on reached.id = member.settlement_id
    where member.company_id = app.current_company() and member.display_id = ${displayId}`.execute(
    context.tx,
  )
  const [row] = rows
  if (!row || row.outside > 0) throw notFound()
  if (row.own > 0) throw conflict('Es de su propio finiquito: lo deshace otra persona')
}

/** What an act hid is shown as before, where it still stands and nobody showed or hid it since. */
const restore = ({ client, session }: Context, displayId: number) =>
  client.query(
    `insert into settlement_shown (company_id, settlement_id, user_id, display_id, since)
     select $1, member.settlement_id, member.user_id, member.before_display_id,
       member.before_since
     from settlement_display_person member
     join settlement made on made.company_id = $1 and made.id = member.settlement_id
       and made.status in ('ISSUED', 'IN_PROGRESS', 'PAID')
       and made.issued_at <= member.before_since
     where member.company_id = $1 and member.display_id = $2
       and not exists (select from settlement_display_person later
         where later.company_id = $1 and later.settlement_id = member.settlement_id
           and later.display_id > $2)
     on conflict do nothing
     returning settlement_id`,
    [session.companyId, displayId],
  )
