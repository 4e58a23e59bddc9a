import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, conflict, invalid } from '#platform/server/errors.ts'
import type { CostCenterContract } from '../model/cost-center.ts'
import { percentageOf, sumOf } from '../model/parts.ts'
import { centers, centersOf } from './centers.queries.ts'
import { partById, partsOfContract } from './contracts.queries.ts'
import { requireContract } from './scope.ts'

constraintMessages({
  cost_center_contract_center: {
    message: 'No es un centro de costo de la empresa',
    field: 'costCenterId',
    kind: 'invalid',
  },
})

type Fields = Row<typeof CostCenterContract>
type NewPart = Pick<Fields, 'costCenterId' | 'percentage' | 'startDate' | 'endDate'> & {
  contractId: number
}

/** Books a part of a contract to a centre from a day on. */
export async function createCostCenterContract(context: Context, input: NewPart) {
  const { contractId, costCenterId, percentage, startDate, endDate } = input
  const contract = await requireContract(context, contractId, 'costCenterContracts.create')
  requireDays(contract, startDate, endDate)
  const center = await centerInEffect(context, costCenterId)
  const { id } = await context.tx
    .insertInto('costCenterContract')
    .values({
      userContractId: contractId,
      groupId: center.groupId,
      costCenterId,
      percentage,
      valid: span(startDate, endDate),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return partById(context, id)
}

async function centerInEffect(context: Context, id: number) {
  const [center] = await centers(context, id)
  if (!center) throw invalid('costCenterId', 'No es un centro de costo de la empresa')
  if (center.status === 'INACTIVE') throw invalid('costCenterId', 'Ese centro está sin efecto')
  return center
}

type Change = Partial<Pick<Fields, 'percentage' | 'startDate' | 'endDate'>> &
  Pick<Fields, 'id' | 'version'>

/** Corrects a part: how much, and its days. */
export async function updateCostCenterContract(context: Context, input: Change) {
  const { id, version } = input
  const before = await partById(context, id)
  const permission = 'costCenterContracts.update'
  const contract = await requireContract(context, before.userContractId, permission)
  const { percentage, startDate, endDate } = { ...before, ...input }
  requireDays(contract, startDate, endDate)
  await write(context, { id, version }, { percentage, valid: span(startDate, endDate) })
  return partById(context, id)
}

type Status = Pick<Fields, 'id' | 'version' | 'status'>

/** Takes the effect of a part away, or gives it back. */
export async function updateCostCenterContractStatus(context: Context, input: Status) {
  const { id, version, status } = input
  const { userContractId } = await partById(context, id)
  await requireContract(context, userContractId, 'costCenterContracts.update')
  await write(context, { id, version }, { status })
  return partById(context, id)
}

async function write(
  { tx }: Context,
  { id, version }: Pick<Fields, 'id' | 'version'>,
  columns: { percentage?: string; valid?: ReturnType<typeof span>; status?: Fields['status'] },
) {
  const row = await tx
    .updateTable('costCenterContract')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw changedMeanwhile({ table: 'costCenterContract', key: { id } })
}

type Split = {
  contractId: number
  groupId: number
  since: ISODate
  parts: readonly Pick<Fields, 'costCenterId' | 'percentage'>[]
}

/**
 * Books a contract to the centres of a group anew from a day on. What held before that day ends the
 * day before; what was to begin later has no effect any more.
 */
export async function saveCostCenterSplit(context: Context, input: Split) {
  const { contractId, groupId, since, parts } = input
  const contract = await requireContract(context, contractId, 'costCenterContracts.update')
  requireDays(contract, since, null)
  const { businessId } = contract
  const usable = await centersOf(context, { businessId: null, groupId })
  const byId = new Map(usable.map((center) => [center.id, center]))
  requireParts(parts)
  for (const { costCenterId } of parts) {
    const center = byId.get(costCenterId)
    if (!center) throw invalid('parts', 'No es un centro de costo del grupo')
    if (center.status === 'INACTIVE') throw invalid('parts', `${center.name} está sin efecto`)
    if (center.businessId !== null && center.businessId !== businessId) {
      throw invalid('parts', `${center.name} es de otra razón social`)
    }
  }
  await endFrom(context, input)
  if (parts.length > 0) {
    await context.tx
      .insertInto('costCenterContract')
      .values(
        parts.map(({ costCenterId, percentage }) => ({
          userContractId: contractId,
          groupId,
          costCenterId,
          percentage,
          valid: span(since, null),
        })),
      )
      .execute()
  }
  return { parts: await partsOfContract(context, contractId) }
}

/** Refuses a centre that is named twice, and more than the whole. */
function requireParts(parts: Split['parts']): void {
  const named = new Set(parts.map(({ costCenterId }) => costCenterId))
  if (named.size < parts.length) throw invalid('parts', 'Un centro está dos veces')
  const sum = sumOf(parts)
  if (sum <= 10_000) return
  throw invalid('parts', `Suman ${percentageOf(sum).replace('.', ',')} %: a lo más 100 %`)
}

/** Ends what a contract has booked in a group: on a day what began before it, the rest wholly. */
async function endFrom({ tx }: Context, { contractId, groupId, since }: Split): Promise<void> {
  const ofGroup = tx
    .updateTable('costCenterContract')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('userContractId', '=', contractId)
    .where('groupId', '=', groupId)
    .where('status', '=', 'ACTIVE')
  await ofGroup
    .set({ status: 'INACTIVE' })
    .where(sql<boolean>`lower(valid) >= ${since}::date`)
    .execute()
  await ofGroup
    .set({ valid: sql<string>`daterange(lower(valid), ${since}::date)` })
    .where(sql<boolean>`lower(valid) < ${since}::date and valid @> ${since}::date`)
    .execute()
}

/** From a day to another, both included; without the second, with no end. */
const span = (from: ISODate, to: ISODate | null | undefined) =>
  sql<string>`daterange(${from}::date, ${to ? addDays(to, 1) : null}::date)`

/** Refuses days that are none, or before the contract or after it. */
function requireDays(
  { initialDate, finalDate }: { initialDate: ISODate; finalDate: ISODate | null },
  from: ISODate,
  to: ISODate | null | undefined,
): void {
  if (to && to < from) throw invalid('endDate', 'El término es anterior al inicio')
  if (from < initialDate) {
    throw conflict(`El contrato comienza el ${formatDate(initialDate)}`, 'startDate')
  }
  if (finalDate && from > finalDate) {
    throw conflict(`El contrato termina el ${formatDate(finalDate)}`, 'startDate')
  }
}
