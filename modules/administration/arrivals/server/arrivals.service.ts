import { requireContract } from '#modules/people/contracts/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { ArrivalKind } from '../model/catalogs.ts'
import { arrival, type ArrivalRow } from './arrivals.queries.ts'
import { beginLists, cancelLists } from './lists.ts'
import { keeps } from './sight.ts'
import { templateById } from './templates.queries.ts'

type Start = {
  kind: ArrivalKind
  userContractId: number
  templateId: number
  day: ISODate | null
}

/** Begins by hand the list of a contract, by a template, on its first or last day unless said. */
export async function startArrival(context: Context, input: Start): Promise<ArrivalRow> {
  const { kind, userContractId, templateId } = input
  const contract = await keptContract(context, userContractId)
  const template = await templateById(context.tx, templateId)
  if (template.kind !== kind) throw invalid('templateId', 'Esa plantilla es de otra cosa')
  if (template.status !== 'ACTIVE') throw invalid('templateId', 'Esa plantilla está sin uso')
  const day = input.day ?? (kind === 'ARRIVAL' ? contract.initialDate : contract.finalDate)
  if (day === null) throw invalid('day', 'El contrato no tiene término: indique el último día')
  const moving = { contractId: userContractId, userId: contract.userId, day }
  const [id] = await beginLists(context, kind, [{ ...moving, template, byHand: true }])
  if (id === undefined) {
    throw conflict('Ese contrato ya tiene su lista', 'userContractId')
  }
  return arrival(context, { id })
}

/** A contract whose person's lists the actor keeps; any other is answered as not found. */
async function keptContract(context: Context, id: number) {
  const contract = await requireContract(context, id, 'arrivals.create')
  if (contract.userId === context.actor.userId) {
    throw conflict('Su propia lista la inicia otra persona', 'userContractId')
  }
  return contract
}

/** Annuls a list that runs, with the reason; nothing of it is to do any more. */
export async function cancelArrival(
  context: Context,
  { id, version, reason }: { id: number; version: number; reason: string | null },
): Promise<ArrivalRow> {
  if (!reason?.trim()) throw invalid('reason', 'Diga por qué se anula')
  const row = await context.tx
    .selectFrom('arrival')
    .select(['userContractId', 'kind', 'state', 'version'])
    .where('id', '=', id)
    .where(keeps(context, 'arrival.userId'))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (row.state === 'CANCELED') throw conflict('Ya está anulada')
  if (row.version !== version) throw changedMeanwhile({ table: 'arrival', key: { id } })
  await cancelLists(context, row.kind, [row.userContractId], reason.trim())
  return arrival(context, { id })
}
