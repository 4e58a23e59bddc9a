import { addDays, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ArrivalKind } from '../model/catalogs.ts'
import { chosenTemplates, type Moving, type TemplateRow } from './templates.queries.ts'

/** The transaction of a request or of a job, and its author. */
export type Work = Pick<Context, 'tx' | 'session'>

type Beginning = Moving & { readonly template: TemplateRow; readonly byHand: boolean }

/** Begins lists that were chosen by themselves; contracts that no template is for have none. */
export async function beginChosen(work: Work, kind: ArrivalKind, moving: readonly Moving[]) {
  const templates = await chosenTemplates(work.tx, kind, moving)
  const beginnings = moving.flatMap((one) => {
    const template = templates.get(one.contractId)
    return template ? [{ ...one, template, byHand: false }] : []
  })
  return beginLists(work, kind, beginnings)
}

/**
 * Begins the lists of some contracts. One that was annulled goes on with what was done of it, on
 * its new day; one that runs is left as it is. Answers the new ones and those that go on.
 */
export async function beginLists(
  { tx, session }: Work,
  kind: ArrivalKind,
  beginnings: readonly Beginning[],
): Promise<number[]> {
  if (beginnings.length === 0) return []
  const { rows: again } = await sql<{ id: number; contract: number }>`
    update arrival held set state = 'RUNNING', reason = null, version = held.version + 1,
      updated_login_id = ${session.loginId}::bigint, updated_at = now()
    where held.company_id = app.current_company() and held.kind = ${kind}
      and held.state = 'CANCELED'
      and held.user_contract_id = any(${beginnings.map((one) => one.contractId)}::bigint[])
    returning held.id, held.user_contract_id as contract`.execute(tx)
  const { rows: made } = await sql<{ id: number; contract: number }>`
    insert into arrival (company_id, kind, user_id, user_contract_id, template_id, name, day,
      by_hand, creator_login_id, updated_login_id)
    select app.current_company(), ${kind}, given.person, given.contract, given.template,
      given.name, given.day, given.hand, ${session.loginId}::bigint, ${session.loginId}::bigint
    from ${bulk(beginnings, 'given', {
      person: ['bigint', ({ userId }) => userId],
      contract: ['bigint', ({ contractId }) => contractId],
      template: ['bigint', ({ template }) => template.id],
      name: ['text', ({ template }) => template.name],
      day: ['date', ({ day }) => day],
      hand: ['boolean', ({ byHand }) => byHand],
    })}
    on conflict (company_id, user_contract_id, kind) do nothing
    returning id, user_contract_id as contract`.execute(tx)
  const madeOf = new Map(made.map(({ id, contract }) => [contract, id]))
  await writeTasks(
    { tx, session },
    beginnings.flatMap((one) => {
      const id = madeOf.get(one.contractId)
      return id === undefined ? [] : [{ ...one, id }]
    }),
  )
  if (kind === 'DEPARTURE')
    await askBack(
      { tx, session },
      [...made, ...again].map(({ id }) => id),
    )
  await moveLists(
    { tx, session },
    kind,
    beginnings.map(({ contractId, day }) => ({ contractId, day })),
  )
  return [...made, ...again].map(({ id }) => id)
}

const writeTasks = async (
  { tx, session }: Work,
  lists: readonly (Beginning & { readonly id: number })[],
) => {
  const tasks = lists.flatMap(({ id, userId, day, template }) =>
    template.tasks.map((task) => ({ ...task, id, person: userId, due: addDays(day, task.days) })),
  )
  if (tasks.length === 0) return
  await sql`insert into arrival_task (company_id, arrival_id, user_id, title, kind, assignee,
      assignee_id, days, due, obligatory, document_template_id, creator_login_id, updated_login_id)
    select app.current_company(), given.*, ${session.loginId}::bigint, ${session.loginId}::bigint
    from ${bulk(tasks, 'given', {
      arrival: ['bigint', ({ id }) => id],
      person: ['bigint', ({ person }) => person],
      title: ['text', ({ title }) => title],
      kind: ['text', ({ kind }) => kind],
      assignee: ['text', ({ assignee }) => assignee],
      named: ['bigint', ({ userId }) => userId],
      days: ['integer', ({ days }) => days],
      due: ['date', ({ due }) => due],
      obligatory: ['boolean', ({ obligatory }) => obligatory],
      document: ['bigint', ({ documentTemplateId }) => documentTemplateId],
    })}
    returning id`.execute(tx)
}

/** Equipment that their people still have is asked back on the last day, once each. */
const askBack = ({ tx, session }: Work, ids: readonly number[]) =>
  sql`insert into arrival_task (company_id, arrival_id, user_id, title, kind, assignee, days, due,
      obligatory, serial, returns_id, creator_login_id, updated_login_id)
    select app.current_company(), list.id, list.user_id,
      left('Devolver: ' || given.title, 160), 'EQUIPMENT', 'HR', 0, list.day, true, given.serial,
      given.id, ${session.loginId}::bigint, ${session.loginId}::bigint
    from arrival list
    join arrival_task given on given.company_id = app.current_company()
      and given.user_id = list.user_id and given.kind = 'EQUIPMENT' and given.state = 'DONE'
      and given.serial is not null and given.returned_on is null and given.returns_id is null
    where list.company_id = app.current_company() and list.id = any(${[...ids]}::bigint[])
      and not exists (select from arrival_task asked
        where asked.company_id = app.current_company() and asked.arrival_id = list.id
          and asked.returns_id = given.id)
    returning id`.execute(tx)

/** Brings lists to another day: what is left to do is due by it. */
export const moveLists = async (
  { tx, session }: Work,
  kind: ArrivalKind,
  days: readonly { readonly contractId: number; readonly day: ISODate }[],
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update arrival list set day = given.day, version = list.version + 1,
      updated_login_id = ${session.loginId}::bigint, updated_at = now()
    from ${bulk(days, 'given', {
      contract: ['bigint', ({ contractId }) => contractId],
      day: ['date', ({ day }) => day],
    })}
    where list.company_id = app.current_company() and list.kind = ${kind}
      and list.user_contract_id = given.contract and list.state <> 'CANCELED'
      and list.day <> given.day
    returning list.id`.execute(tx)
  if (rows.length === 0) return
  await sql`update arrival_task task set due = list.day + task.days, version = task.version + 1
    from arrival list
    where task.company_id = app.current_company() and list.company_id = app.current_company()
      and task.arrival_id = list.id and task.state = 'TO_DO'
      and list.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
}

/** Annuls the lists of some contracts that run. Answers the contracts whose list it was. */
export const cancelLists = async (
  { tx, session }: Work,
  kind: ArrivalKind,
  contractIds: readonly number[],
  reason: string,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ contract: number }>`
    update arrival list set state = 'CANCELED', reason = ${reason}, version = list.version + 1,
      updated_login_id = ${session.loginId}::bigint, updated_at = now()
    where list.company_id = app.current_company() and list.kind = ${kind}
      and list.state <> 'CANCELED' and list.user_contract_id = any(${[...contractIds]}::bigint[])
    returning list.user_contract_id as contract`.execute(tx)
  return new Set(rows.map(({ contract }) => contract))
}

/** A list is complete once nothing of it is left to do, and goes on when something is again. */
export const settleList = ({ tx }: Pick<Work, 'tx'>, id: number) =>
  sql`update arrival list set version = list.version + 1,
      state = case when list.state = 'RUNNING' then 'DONE' else 'RUNNING' end
    where list.company_id = app.current_company() and list.id = ${id}::bigint
      and list.state <> 'CANCELED'
      and (list.state = 'RUNNING') <> exists (select from arrival_task task
        where task.company_id = app.current_company() and task.arrival_id = list.id
          and task.state = 'TO_DO')`.execute(tx)
