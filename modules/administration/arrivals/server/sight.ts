import type { Permission } from '#access/services.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Reader } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Whether a task, `task`, is the reader's to do: their own, of their team's, or by their name. */
export const isMine = ({ actor }: Pick<Reader, 'actor'>) => {
  const own = actor.userId ?? 0
  return sql<boolean>`((task.assignee = 'WORKER' and task.user_id = ${own}::bigint)
    or (task.assignee = 'PERSON' and task.assignee_id = ${own}::bigint)
    or (task.assignee = 'MANAGER' and task.user_id <> ${own}::bigint
      and task.user_id = any(${[...actor.supervisedIds]}::bigint[])))`
}

/** Whether a permission over the lists of others reaches the person of a list or a task. */
const ofOthers = ({ actor, reach }: Reader, permission: Permission, person: string) =>
  sql<boolean>`(${personWithin(reach(permission), person)}
    and ${sql.ref(person)} <> ${actor.userId ?? 0}::bigint)`

/** Whether the reader keeps the lists of the person in a column: nobody keeps their own. */
export const keeps = (reader: Reader, person: string) => ofOthers(reader, 'arrivals.create', person)

/** A task: those of others within reach, and what is one's own to do. */
export const taskWithin = (reader: Reader, permission: Permission) =>
  permission === 'arrivals.update'
    ? sql<boolean>`(${isMine(reader)} or ${keeps(reader, 'task.userId')})`
    : sql<boolean>`(${isMine(reader)} or ${ofOthers(reader, permission, 'task.userId')})`

/** A list: those of others within reach, and one in which there is something of one's own to do. */
export const listWithin = (reader: Reader, permission: Permission) =>
  sql<boolean>`(${ofOthers(reader, permission, 'arrival.userId')}
    or exists (select from arrival_task task
      where task.company_id = app.current_company() and task.arrival_id = arrival.id
        and ${isMine(reader)}))`
