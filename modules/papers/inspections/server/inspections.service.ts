import { reachesWhole } from '#access/reach.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { MOST_DAYS } from '../model/inspection.ts'
import { digestOf, newCode } from './code.ts'
import { inspection } from './inspections.queries.ts'

type NewInspection = {
  businessId: number
  inspectorRut: string
  reference: string | null
  lastDay: ISODate
}

/**
 * Opens the signed documents of a razón social to one inspector, with a code that is answered once.
 * Only who reads all that the inspector will read opens it: a code gives nobody more than they
 * have.
 */
export async function createInspection(context: Context, input: NewInspection) {
  const { tx, session, now, today } = context
  if (session.acting) throw forbidden('Una fiscalización la abre la empresa, no quien la simula')
  await requireBusiness(context, input.businessId, 'inspections.create')
  await requireReadsAll(context, input.businessId)
  if (input.lastDay < today) throw invalid('lastDay', 'Ese día ya pasó')
  if (input.lastDay > addDays(today, MOST_DAYS)) {
    throw invalid('lastDay', `Ábrala por ${MOST_DAYS} días o menos; después puede abrir otra`)
  }
  await refuseOneself(context, input.inspectorRut)
  const code = newCode(session.companyId)
  const { id } = await tx
    .insertInto('inspection')
    .values({
      ...input,
      codeDigest: digestOf(code),
      creatorLoginId: session.loginId,
      createdAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await inspection(context, { id })), code, url: addressOf(context) }
}
export type OpenedInspection = Awaited<ReturnType<typeof createInspection>>

const addressOf = ({ services }: Context) =>
  new URL('/public/fiscalizacion', services.publicUrl).href

/** Refuses who does not read the documents of everybody in a razón social. */
async function requireReadsAll({ tx, reach }: Context, businessId: number): Promise<void> {
  const readsAll = (['digitalFolder.read', 'contracts.read'] as const).every((permission) =>
    reachesWhole(reach(permission), businessId),
  )
  if (readsAll) return
  const { name } = await tx
    .selectFrom('business')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow()
  throw forbidden(`La abre quien lee los documentos de todas las personas de ${name}`)
}

/** Refuses a consultation that somebody opens for themself. */
async function refuseOneself({ tx, actor }: Context, inspectorRut: string): Promise<void> {
  const own = await people
    .all(tx)
    .select('users.id')
    .where('users.id', '=', actor.userId ?? 0)
    .where('users.rut', '=', inspectorRut)
    .executeTakeFirst()
  if (own) throw invalid('inspectorRut', 'Ese es su propio RUN: escriba el del fiscalizador')
}

/** Closes a consultation at once: its code opens nothing more. */
export async function closeInspection(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const { tx, now, session } = context
  const row = await inspection(context, { id })
  await requireBusiness(context, row.businessId, 'inspections.delete')
  const locked = await tx
    .selectFrom('inspection')
    .select(['version', 'closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (locked.closedAt !== null) throw conflict('Ya está cerrada')
  refuseStale(version, locked.version, { table: 'inspection', key: { id } })
  await tx
    .updateTable('inspection')
    .set({
      closedAt: now.toISOString(),
      closedLoginId: session.loginId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  return inspection(context, { id })
}
