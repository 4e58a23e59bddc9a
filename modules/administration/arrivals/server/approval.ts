import { z } from 'zod'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import {
  approvalKind,
  type StoredPending,
  type WaitingOfPerson,
} from '#modules/company/approvals/server/index.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { ArrivalKind, ArrivalTaskKind } from '../model/catalogs.ts'
import { isMine, keeps } from './sight.ts'
import { tasks } from './tasks.queries.ts'
import { completeArrivalTask, skipArrivalTask } from './tasks.service.ts'

/** A task comes into the inbox some days before it is due. */
const DAYS_BEFORE = 7

const factsSchema = z.object({
  list: z.number(),
  title: z.string(),
  kind: ArrivalKind.schema,
  due: z.string(),
})

approvalKind.on('arrivals', {
  kind: 'ARRIVAL_TASK',
  entity: 'arrivalTask',
  pending: (context) => {
    if (!context.can('arrivals.update')) return undefined
    // What is for «Gestión de personas» waits for whoever keeps the lists of that person.
    return sql<StoredPending>`select 'ARRIVAL_TASK' as kind, task.id, task.version as seen,
        task.user_id, task.created_at as since, jsonb_build_object('list', list.id,
          'title', task.title, 'kind', list.kind, 'due', task.due) as facts
      from arrival_task task
      join arrival list on list.company_id = app.current_company() and list.id = task.arrival_id
        and list.state = 'RUNNING'
      where task.company_id = app.current_company() and task.state = 'TO_DO'
        and task.due <= ${addDays(context.today, DAYS_BEFORE)}::date
        and (${isMine(context)}
          or (task.assignee = 'HR' and ${keeps(context, 'task.userId')}))`
  },
  words: (facts) => {
    const { list, title, kind, due } = factsSchema.parse(facts)
    return {
      title,
      summary: `${ArrivalKind.label(kind)}, vence el ${formatDate(due)}`,
      link: `/home/ingresos-y-salidas/${publicId('arrival', list)}`,
    }
  },
  details: async (context, { id }) => {
    const { kind, due, isOverdue, obligatory } = await tasks.one(context, id)
    return [
      { label: 'Tipo', words: ArrivalTaskKind.label(kind), warns: false },
      { label: 'Vence', words: formatDate(due), warns: isOverdue },
      { label: 'Obligatoria', words: obligatory ? 'Sí' : 'No', warns: false },
      {
        label: 'Aprobar',
        words: 'La deja hecha; rechazar dice por qué no corresponde',
        warns: false,
      },
    ]
  },
  waits: { answeredWith: 'arrivals.create', ofPeople },
  answer: (context, { id, seen: version }, answer, comment) =>
    answer === 'APPROVE'
      ? completeArrivalTask(context, { id, version, comment, serial: null, fileId: null })
      : skipArrivalTask(context, { id, version, comment }),
})

/** Overdue tasks of who keeps the lists; the others are remembered to who does them. */
async function ofPeople(
  { tx, today }: { tx: Tx; today: ISODate },
  earliest: ISODate,
): Promise<readonly WaitingOfPerson[]> {
  const { rows } = await sql<WaitingOfPerson>`
    select 'arrival-task:' || task.id as key, list.user_contract_id as "contractId",
      task.user_id as "userId", contract.business_id as "businessId", null as "authorId",
      '«' || task.title || '» de ' || ${shortNameIn('task.userId')} || ' espera' as title,
      task.due::text as asked
    from arrival_task task
    join arrival list on list.company_id = app.current_company() and list.id = task.arrival_id
      and list.state = 'RUNNING'
    join ${contracts.rows} contract on contract.id = list.user_contract_id
    where task.company_id = app.current_company() and task.state = 'TO_DO'
      and task.assignee = 'HR' and task.due < ${today}::date and task.due > ${earliest}::date
      and ${personShown({ includesPrivate: false }, 'task.userId', null)}
    order by task.due, task.id`.execute(tx)
  return rows
}
