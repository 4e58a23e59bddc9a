import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import {
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
} from '#modules/people/file-contracts/server/index.ts'
import type { Found, Given, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type AnnexFileRow, readTerm, writtenTerm } from '../model/annex-file.ts'
import type { AnnexState } from '../model/catalogs.ts'
import type { Terms } from '../model/terms.ts'

/** Who writes an annex may change its contract: both rights, over each contract of a file. */
const rights = ['annexes.create', 'contracts.update'] as const

export const Values = z.record(z.string(), z.unknown())

/** An annex that a contract has from a day on: one at most, and those that annul besides. */
export type StandingAnnex = {
  readonly id: number
  readonly contractId: number
  readonly title: string
  readonly effectiveOn: ISODate
  readonly state: AnnexState
  readonly applied: boolean
  readonly version: number
  readonly patch: Terms
  readonly before: Terms
}

export type StandingRow = {
  readonly contract: ContractOfFile | undefined
  readonly wrong: Problem | undefined
  /** The annex of its contract and day, whatever it is called. */
  readonly ofDay: StandingAnnex | undefined
  /** The annex of the day, where the row calls it by its name. */
  readonly annex: StandingAnnex | undefined
}

/** The contracts of rows, and the annex that each has on the day of its row. */
export async function standingAnnexes(
  importing: Importing,
  rows: readonly AnnexFileRow[],
): Promise<readonly StandingRow[]> {
  const contracts = await contractsOfFile(
    importing,
    rights,
    rows.map(({ rut = null, contract = null, effectiveOn = null }) => ({
      rut,
      contract,
      from: effectiveOn,
      to: effectiveOn,
    })),
  )
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const byDay = new Map(
    (await annexesOf(importing, ids)).map((one) => [`${one.contractId} ${one.effectiveOn}`, one]),
  )
  return contracts.map(({ found: contract, wrong }, at) => {
    const { effectiveOn, title = '' } = rows[at] ?? {}
    const ofDay = contract && byDay.get(`${contract.id} ${effectiveOn}`)
    const isNamed = ofDay !== undefined && searchKey(ofDay.title) === searchKey(title)
    return { contract, wrong, ofDay, annex: isNamed ? ofDay : undefined }
  })
}

/** The annexes of some contracts that hold their day. */
async function annexesOf(
  { tx }: Pick<Acting, 'tx'>,
  contractIds: readonly number[],
): Promise<StandingAnnex[]> {
  const rows = await tx
    .selectFrom('contractAnnex')
    .select(['id', 'userContractId as contractId', 'title', 'effectiveOn', 'state', 'applied'])
    .select(['version', 'patch', 'before'])
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where('annulsId', 'is', null)
    .where('state', 'not in', ['REJECTED', 'ANNULLED'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    patch: Values.parse(row.patch),
    before: Values.parse(row.before),
  }))
}

/** The terms of the drafts that rows are of. Of any other annex a row is new, and is refused. */
export async function matchAnnexes(
  importing: Importing,
  rows: readonly AnnexFileRow[],
): Promise<(Found | undefined)[]> {
  const all = await standingAnnexes(importing, rows)
  return rows.map((row, at): Found | undefined => {
    const annex = all[at]?.annex
    const { field = '', value = null, rut, contract, title, effectiveOn } = row
    if (!annex || annex.state !== 'DRAFT' || annex.applied || !Object.hasOwn(annex.patch, field)) {
      return undefined
    }
    const held = annex.patch[field]
    const read = readTerm(field, value, importing.today)
    // Another spelling of what the draft says changes nothing.
    const isSame = read.ok && JSON.stringify(read.value) === JSON.stringify(held)
    const said = isSame ? value : writtenTerm(field, held)
    const values: Given = { rut, contract, title, effectiveOn, field, value: said }
    return { id: annex.id, version: annex.version, values }
  })
}

/** The drafts of contracts within reach, a row for each of their terms. */
export async function allAnnexRows(reading: Acting): Promise<readonly Given[]> {
  const contracts = await contractsToFile(reading, [...rights, 'contracts.read'], 'anexos')
  const drafts = (await annexesOf(reading, [...contracts.keys()])).filter(
    ({ state, applied }) => state === 'DRAFT' && !applied,
  )
  return drafts.flatMap(({ contractId, title, effectiveOn, patch }) => {
    const of = contracts.get(contractId)
    if (!of) return []
    const { rut, contract } = of
    return Object.entries(patch).map(([field, value]) => ({
      rut,
      contract,
      title,
      effectiveOn,
      field,
      value: writtenTerm(field, value) ?? '(vacío)',
    }))
  })
}
