import { formatDate, type ISODate } from '#chile/dates.ts'
import { yearMonthOf, type YearMonth } from '#chile/period.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import {
  closedMonths,
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { PartValues } from '../model/part-row.ts'
import { notWhole } from '../model/whole.ts'
import { type CenterOfFile, centersInFile } from './centers-in-files.ts'

// Whose pay is kept from the author has no parts for them either.
const right = ['costCenterContracts.update', 'contracts.read'] as const

const stored = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('costCenterContract')
    .select(['id', 'version', 'userContractId as contractId', 'groupId', 'costCenterId'])
    .select(['percentage'])
    .select(sql<ISODate>`lower(valid)::text`.as('startDate'))
    .select(sql<ISODate | null>`(upper(valid) - 1)::text`.as('endDate'))
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
export type StoredPart = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number]

type Standing = {
  readonly contract: ContractOfFile | undefined
  readonly center: CenterOfFile | undefined
  readonly held: StoredPart | undefined
  readonly wrong: Problem | undefined
}

const keyOf = (contractId: number, centerId: number, startDate: ISODate | undefined) =>
  `${contractId} ${centerId} ${startDate}`

/** What rows are of: their contract, their centre, and the part that is there; in their order. */
export async function standingParts(importing: Importing, rows: readonly PartValues[]) {
  const contracts = await contractsOfFile(
    importing,
    right,
    rows.map(({ rut = null, contract = null, startDate = null }) => ({
      rut,
      contract,
      from: startDate,
      to: startDate,
    })),
  )
  const { read } = await centersInFile(importing)
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const all = await stored(importing)
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byKey = new Map(
    all.map((part) => [keyOf(part.contractId, part.costCenterId, part.startDate), part]),
  )
  const parts = rows.map((row, at): Standing => {
    const { found: contract, wrong } = contracts[at] ?? {}
    const named = read(row.center ?? '')
    const center = named.ok ? named.value : undefined
    const held =
      contract && center ? byKey.get(keyOf(contract.id, center.id, row.startDate)) : undefined
    const notNamed = named.ok
      ? undefined
      : {
          column: 'center',
          message: named.message,
          ...(named.suggestion === undefined ? {} : { suggestion: named.suggestion }),
        }
    return { contract, center, held, wrong: wrong ?? notNamed }
  })
  return { parts, all }
}

export async function matchParts(
  importing: Importing,
  rows: readonly PartValues[],
): Promise<(Found | undefined)[]> {
  const { parts } = await standingParts(importing, rows)
  return rows.map(({ rut, contract, center }, at) => {
    const held = parts[at]?.held
    if (!held) return undefined
    const { id, version, percentage, startDate, endDate } = held
    return { id, version, values: { rut, contract, center, percentage, startDate, endDate } }
  })
}

export async function objectionsToParts(
  importing: Importing,
  checked: readonly Checked<PartValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map(({ whole }) => whole)
  const { parts, all } = await standingParts(importing, wholes)
  const closed = await closedMonths(importing)
  const twice = saidTwice(
    parts.map(({ contract, center }, at) =>
      contract && center ? keyOf(contract.id, center.id, wholes[at]?.startDate) : undefined,
    ),
  )
  const said = parts.map((standing, at): Problem | undefined => {
    const again = twice.get(at)
    if (again !== undefined) return { column: null, message: again }
    return whyNot(standing, wholes[at] ?? {}, closed.get(standing.contract?.businessId ?? 0))
  })
  const sums = sumsOf(parts, wholes, all)
  return said.map((problem, at) => {
    const sum = sums.get(at)
    if (problem) return [problem]
    return sum === undefined ? [] : [{ column: 'percentage', message: sum }]
  })
}

/** What the form of parts would refuse, and days of months that are closed. */
function whyNot(
  { contract, center, held, wrong }: Standing,
  { startDate = '', endDate = null }: PartValues,
  closed: YearMonth = 0,
): Problem | undefined {
  if (wrong || !contract || !center) return wrong
  const at = (column: string, message: string): Problem => ({ column, message })
  if (center.businessId !== null && center.businessId !== contract.businessId) {
    return at('center', `${center.name} es de otra razón social`)
  }
  if (endDate !== null && endDate < startDate) {
    return at('endDate', 'El término es anterior al inicio')
  }
  const { initialDate, finalDate } = contract
  if (startDate < initialDate) {
    return at('startDate', `El contrato comienza el ${formatDate(initialDate)}`)
  }
  if (finalDate && startDate > finalDate) {
    return at('startDate', `El contrato termina el ${formatDate(finalDate)}`)
  }
  if (yearMonthOf(startDate) > closed) return undefined
  // What closed months were booked to stays: such a part only ends after them.
  const isEnding = held !== undefined && (endDate === null || yearMonthOf(endDate) >= closed)
  return isEnding ? undefined : at('startDate', monthClosed(yearMonthOf(startDate)))
}

/** Where the parts of a contract in a group do not come to the whole, by the place of a row. */
function sumsOf(
  parts: readonly Standing[],
  wholes: readonly PartValues[],
  all: readonly StoredPart[],
): ReadonlyMap<number, string> {
  const rows = parts.flatMap(({ contract, center, held }, at) => {
    const { percentage, startDate, endDate = null } = wholes[at] ?? {}
    if (!contract || !center || !percentage || !startDate) return []
    return [{ at, key: `${contract.id} ${center.groupId}`, held, percentage, startDate, endDate }]
  })
  const byGroup = Map.groupBy(rows, ({ key }) => key)
  const stored = Map.groupBy(all, ({ contractId, groupId }) => `${contractId} ${groupId}`)
  return new Map(
    [...byGroup].flatMap(([key, own]) => {
      const replaced = new Set(own.flatMap(({ held }) => held?.id ?? []))
      const others = (stored.get(key) ?? []).filter(({ id }) => !replaced.has(id))
      const since = own.map(({ startDate }) => startDate).toSorted()[0] ?? ''
      const problem = notWhole([...others, ...own], since)
      return problem === undefined ? [] : own.map(({ at }) => [at, problem] as const)
    }),
  )
}

/** The parts of the contracts within reach, as a file says them. */
export async function allParts(reading: Acting) {
  const contracts = await contractsToFile(
    reading,
    ['costCenterContracts.read', 'contracts.read'],
    'centros de costo',
  )
  const { nameOf } = await centersInFile(reading)
  const rows = await stored(reading).execute()
  return rows.flatMap(({ contractId, costCenterId, percentage, startDate, endDate }) => {
    const contract = contracts.get(contractId)
    const center = nameOf(costCenterId)
    if (!contract || center === undefined) return []
    const { rut, contract: code } = contract
    return [
      { rut, contract: code, center, percentage: plainDecimal(percentage), startDate, endDate },
    ]
  })
}
