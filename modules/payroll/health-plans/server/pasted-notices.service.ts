import { parseRut } from '#chile/rut.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import { readRows, type SentRow } from '#platform/model/pasted-list.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { PastedNotice } from '../model/columns.ts'
import { folioKey, type ReadNotice, readNotices } from '../model/pasted-notices.ts'

type Asked = { rows: readonly SentRow<PastedNotice>[] }

/** Reads a pasted list against the people within reach and the folios that are entered. */
async function readIn(context: Context, { rows }: Asked): Promise<readonly ReadNotice[]> {
  const { tx, reach, actor } = context
  const lines = readRows(rows)
  const ruts = [...new Set(lines.flatMap(({ rut }) => parseRut(rut) ?? []))]
  const people = await tx
    .selectFrom('users')
    .select(['users.id', 'users.rut'])
    .where(sql<boolean>`users.rut = any(${ruts}::text[])`)
    .where(personWithin(reach('healthPlans.create'), 'users.id'))
    .where(personShown(reach('healthPlans.create'), 'users.id', actor.userId))
    .where(personWithin(reach('contracts.read'), 'users.id'))
    .execute()
  const folios = await tx
    .selectFrom('healthPlanNotice')
    .select(['institution', 'folio'])
    .where('status', '<>', 'REJECTED')
    .where(sql<boolean>`folio = any(${lines.map(({ folio }) => folio.trim())}::text[])`)
    .execute()
  return readNotices(lines, {
    people: new Map(people.map(({ id, rut }) => [rut, id])),
    today: context.today,
    folios: new Set(folios.map(({ institution, folio }) => folioKey(institution, folio))),
  })
}

/** What is wrong with each row of a pasted list, and in which of its cells; nothing is written. */
export async function healthPlanNoticeLines(context: Context, asked: Asked) {
  const read = await readIn(context, asked)
  return read.map((row) =>
    'wrong' in row ? { wrong: row.wrong, problem: row.problem } : { wrong: null, problem: null },
  )
}
export type CheckedLine = Awaited<ReturnType<typeof healthPlanNoticeLines>>[number]

/**
 * Enters a pasted list, all of it or none.
 *
 * @throws UserError of kind `invalid` at the first cell that cannot be
 */
export async function pasteHealthPlanNotices(context: Context, asked: Asked) {
  if (asked.rows.length === 0) throw invalid('rows', 'Pegue primero la lista')
  const read = await readIn(context, asked)
  const { today, session } = context
  const rows = read.map((row, place) => {
    if ('wrong' in row) {
      throw invalid(`rows.${place}.${row.wrong}`, `Fila ${place + 1}: ${row.problem}`)
    }
    return {
      ...row,
      notifiedOn: today,
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    }
  })
  await context.tx.insertInto('healthPlanNotice').values(rows).execute()
  return { entered: rows.length }
}
