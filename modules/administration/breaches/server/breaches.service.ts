import { formatDate, type ISODate } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { DataBreach, writtenFields } from '../model/breach.ts'
import type { BreachEntryKind } from '../model/catalogs.ts'
import { dutiesOf } from '../model/duties.ts'
import { dataBreach } from './breaches.queries.ts'

type Written = Pick<Row<typeof DataBreach>, (typeof writtenFields)[number]>
export type BreachSeen = { id: number; version: number }

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function checkDays(
  { knownOn, happenedOn, knownTime }: Partial<Written>,
  today: ISODate,
  known = knownOn,
): void {
  if (knownOn && knownOn > today) throw invalid('knownOn', 'Ese día todavía no llega')
  if (happenedOn && known && happenedOn > known) {
    throw invalid('happenedOn', 'Ocurrió a más tardar el día en que se supo')
  }
  if (knownTime && !TIME.test(knownTime)) {
    throw invalid('knownTime', 'Escriba la hora como 09:30, de 00:00 a 23:59')
  }
}

/** Writes down an incident, from which its clock runs. */
export async function createDataBreach(context: Context, input: Written) {
  const { tx, session, today } = context
  checkDays(input, today)
  const { id } = await tx
    .insertInto('dataBreach')
    .values({ ...input, creatorLoginId: session.loginId, updatedLoginId: session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addEntry(context, id, 'OPENED', `Se supo el ${formatDate(input.knownOn)}`)
  return dataBreach(context, { id })
}

/** Corrects what is known of an incident that is not closed. */
export async function updateDataBreach(
  context: Context,
  { id, version, ...given }: Partial<Written> & BreachSeen,
) {
  const held = await holdOpen(context, { id, version })
  checkDays(
    { ...given, happenedOn: given.happenedOn === undefined ? held.happenedOn : given.happenedOn },
    context.today,
    given.knownOn ?? held.knownOn,
  )
  await change(context, id, given)
  await addEntry(context, id, 'CORRECTED', 'Se corrigió lo que se sabe del incidente')
  return dataBreach(context, { id })
}

/** Says what was found or done. */
export async function addDataBreachEntry(context: Context, input: { id: number; note: string }) {
  await holdOpen(context, { id: input.id, version: null })
  await addEntry(context, input.id, 'NOTE', input.note)
  return dataBreach(context, input)
}

type Agency = BreachSeen & { agencyOn: ISODate; agencyNumber: string | null }

/** Says when the Agency was notified, and the number that it gave. */
export async function recordAgencyNotice(context: Context, input: Agency) {
  const { id, version, agencyOn, agencyNumber } = input
  const held = await holdOpen(context, { id, version })
  if (held.agencyOn !== null) throw conflict('Ya está dicho cuándo se avisó a la Agencia')
  if (agencyOn > context.today) throw invalid('agencyOn', 'Ese día todavía no llega')
  if (agencyOn < held.knownOn) {
    throw invalid('agencyOn', `Se supo el ${formatDate(held.knownOn)}: el aviso no es anterior`)
  }
  await change(context, id, { agencyOn, agencyNumber })
  const number = agencyNumber ? `, N.º ${agencyNumber}` : ''
  await addEntry(context, id, 'AGENCY', `Se avisó el ${formatDate(agencyOn)}${number}`)
  return dataBreach(context, { id })
}

/** Closes an incident once the Agency and the people know of it, as the law wants. */
export async function closeDataBreach(
  context: Context,
  { id, version, closedReason }: BreachSeen & { closedReason: string },
) {
  const held = await holdOpen(context, { id, version })
  const { people, told } = await dataBreach(context, { id })
  const duties = dutiesOf(held)
  if (duties.agency && held.agencyOn === null) {
    throw conflict('Falta decir cuándo se avisó a la Agencia')
  }
  if (duties.people && people === 0) throw conflict('Falta decir a qué personas afectó')
  if (duties.people && told < people) {
    throw conflict(`Falta avisar a ${counted(people - told, 'persona')}`)
  }
  await change(context, id, { state: 'CLOSED', closedReason, closedAt: context.now.toISOString() })
  await addEntry(context, id, 'CLOSED', closedReason)
  return dataBreach(context, { id })
}

/** An incident that is not closed, held until the end: one change after another. */
export async function holdOpen(
  { tx }: Context,
  { id, version }: { id: number; version: number | null },
) {
  const held = await tx
    .selectFrom('dataBreach')
    .select(['version', 'state', 'knownOn', 'happenedOn', 'agencyOn'])
    .select(['risk', 'sensitive', 'minors', 'economic'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (held.state === 'CLOSED') throw conflict('Ya está cerrado')
  refuseStale(version, held.version, { table: 'dataBreach', key: { id } })
  return held
}

const change = ({ tx, session, now }: Context, id: number, set: Record<string, unknown>) =>
  tx
    .updateTable('dataBreach')
    .set({
      ...set,
      updatedLoginId: session.loginId,
      updatedAt: now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()

/** Adds to what was done of an incident. */
export const addEntry = (
  { tx, session, now }: Context,
  dataBreachId: number,
  kind: BreachEntryKind,
  note: string,
) =>
  tx
    .insertInto('dataBreachEntry')
    .values({ dataBreachId, kind, note, loginId: session.loginId, at: now.toISOString() })
    .execute()
