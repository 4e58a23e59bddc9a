import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { type Asked, listed } from '#platform/server/sql/total-of.ts'
import { acts } from '../model/acts.ts'
import type { Kept } from '#platform/model/registry.ts'

/** That somebody else read what is reserved of a person. */
export type ReadingOfPerson = {
  seq: number
  at: Date
  /** «Lectura de salud». */
  what: string
  author: string
}

const readings = Object.entries<Kept>(acts).filter(([name]) => name.startsWith('lectura:'))

const named = (of: (owner: Kept['owner']) => boolean): string[] =>
  readings.filter(([, { owner }]) => of(owner)).map(([name]) => name)

/** By what an event says whose it is: its subject, the contract that is its subject, or inside. */
const bySubject = named(({ user }) => user === 'entityId')
const byContract = named(({ contract }) => contract === 'entityId')
const inside = named(({ user, contract }) => user === 'user_id' && contract === undefined)

const labels = new Map(readings.map(([name, kept]) => [name, kept.label ?? name]))

/** Who is behind an event: an inspector has no account, and says for which consultation it was. */
const author = sql<string>`coalesce(${sql.raw(loginNameIn('event.login_id'))},
  case when event.after ? 'inspection_id' then 'Fiscalización de la Dirección del Trabajo'
    else 'Sistema' end)`

/** What the trail knows that others read of a person, the last first. */
export async function readingsOfPerson(
  { tx }: Pick<Context, 'tx'>,
  userId: number,
  asked: Asked,
): Promise<Listed<ReadingOfPerson>> {
  const matching = tx
    .selectFrom('auditEvent as event')
    .where(
      sql<boolean>`(
        (event.entity = any(${bySubject}::text[]) and event.entity_id = ${String(userId)})
        or (event.entity = any(${byContract}::text[]) and event.entity_id in (
          select own.id::text from user_contract own
          where own.company_id = app.current_company() and own.user_id = ${userId}))
        or (event.entity = any(${inside}::text[])
          and event.after ->> 'user_id' = ${String(userId)}))`,
    )
    .where(sql<boolean>`event.user_id is distinct from ${userId}`)
  const { rows, total } = await listed(
    matching,
    matching
      .select(['event.seq', 'event.at', 'event.entity', author.as('author')])
      .orderBy('event.seq', 'desc'),
    asked,
  )
  return {
    total,
    rows: rows.map(({ entity, ...row }) => ({ ...row, what: labels.get(entity) ?? entity })),
  }
}
