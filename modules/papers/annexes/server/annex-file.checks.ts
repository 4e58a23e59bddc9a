import { type GuardedField, isGuarded } from '#access/guarded-fields.ts'
import type { ISODate } from '#chile/dates.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import { Contract, versionedFields } from '#modules/people/contracts/model/contract.ts'
import { problemOf, type Terms as Rules } from '#modules/people/contracts/model/rules.ts'
import { contractHooks, contractsOn } from '#modules/people/contracts/server/index.ts'
import { places } from '#modules/people/structure/server/index.ts'
import { NOBODY } from '#modules/people/file-people/server/index.ts'
import type { Objection, Problem } from '#platform/model/imports.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { entityRow } from '#platform/server/records/entity-rows.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type AnnexFileRow, readTerm } from '../model/annex-file.ts'
import type { Terms } from '../model/terms.ts'
import { standingAnnexes, type StandingRow } from './annex-file.ts'

const BESIDE = 'Va con otra fila que tiene un error'

/** What the form of annexes would refuse in each row, and what its author may not set. */
export async function objectionsToAnnexes(
  importing: Importing,
  checked: readonly Checked<AnnexFileRow>[],
): Promise<readonly (readonly Objection[])[]> {
  const rows = checked.map(({ whole }) => whole)
  const all = await standingAnnexes(importing, rows)
  // A new row is whole: what it leaves out is nothing there, as what it empties.
  const silent = new Set(
    checked.flatMap(({ given, found }, at) => (!found && given.value === undefined ? [at] : [])),
  )
  const facts = await factsOf(importing, rows, all)
  const groups = Map.groupBy(rows.keys(), (at) => groupOf(all[at], rows[at]) ?? `alone ${at}`)
  const said = new Map<number, Problem>()
  for (const places of groups.values()) {
    for (const at of places) {
      const problem = silent.has(at)
        ? { column: 'value', message: 'Falta «valor»' }
        : problemIn(importing, { row: rows[at] ?? {}, of: all[at] }, facts)
      if (problem) said.set(at, problem)
    }
    const some = places.map((at) => ({ at, row: rows[at] ?? {}, of: all[at] }))
    if (!places.some((at) => said.has(at))) {
      for (const [at, problem] of togetherIn(importing, some, facts)) said.set(at, problem)
    }
    // An annex is written whole or not at all.
    if (!places.some((at) => said.has(at))) continue
    for (const at of places) if (!said.has(at)) said.set(at, { column: null, message: BESIDE })
  }
  return rows.map((_, at) => [said.get(at)].flatMap((one) => one ?? []))
}

/** What rows of one annex have in common. */
const groupOf = (of: StandingRow | undefined, row: AnnexFileRow | undefined) =>
  of?.contract ? `${of.contract.id} ${row?.effectiveOn}` : undefined

type Facts = Awaited<ReturnType<typeof factsOf>>
type Row = { readonly row: AnnexFileRow; readonly of: StandingRow | undefined }

async function factsOf(
  importing: Importing,
  rows: readonly AnnexFileRow[],
  all: readonly StandingRow[],
) {
  const people = [...new Set(all.flatMap(({ contract }) => contract?.userId ?? []))]
  const ending = rows.flatMap(({ field }, at) =>
    field === 'finalDate' ? (all[at]?.contract?.id ?? []) : [],
  )
  const offices = rows.flatMap(({ field, value }) =>
    field === 'branchOffice' && value ? [value] : [],
  )
  return {
    targets: await targetsOf(importing, people),
    held: await heldTerms(importing, rows, all),
    ended: await contractHooks.hasEnding.get()(importing.tx, ending),
    offices: await places.suspended(importing, 'branchOffice', offices),
  }
}

/** What contracts say on the days of rows: a query for each day of the file. */
export async function heldTerms(
  { tx }: Importing,
  rows: readonly AnnexFileRow[],
  all: readonly StandingRow[],
): Promise<ReadonlyMap<string, Rules>> {
  const asked = rows.flatMap(({ effectiveOn }, at) => {
    const id = all[at]?.contract?.id
    return effectiveOn && id !== undefined ? [{ id, day: effectiveOn }] : []
  })
  const held = new Map<string, Rules>()
  for (const [day, some] of Map.groupBy(asked, (one) => one.day)) {
    const ids = some.map(({ id }) => id)
    const found = await contractsOn(tx, day)
      .where(sql<boolean>`contract.id = any(${ids}::bigint[])`)
      .execute()
    for (const row of found) {
      const { initialDate, finalDate } = row
      const terms = entityRow(Contract, versionedFields, row)
      held.set(`${row.id} ${day}`, { ...terms, initialDate, finalDate })
    }
  }
  return held
}

const at = (column: keyof AnnexFileRow | null, message: string): Problem => ({ column, message })

/** What is wrong with a row by itself: the first thing, as a form shows it. */
function problemIn(importing: Importing, { row, of }: Row, facts: Facts): Problem | undefined {
  const { field = '', value = null, effectiveOn = '' } = row
  if (!of?.contract) return of?.wrong ?? at('rut', NOBODY)
  const { contract } = of
  const stands = whyItStays(of)
  if (stands) return stands
  if (effectiveOn < contract.initialDate) {
    return at('effectiveOn', 'Es anterior al inicio del contrato')
  }
  const read = readTerm(field, value, importing.today)
  if (!read.ok) return at('value', read.message)
  const target = facts.targets.get(contract.userId)
  if (!target) return at('rut', NOBODY)
  const guarded = `UserContract.${field}`
  const fields: GuardedField[] = isGuarded(guarded) ? [guarded] : []
  const [refused] = refusedFields(importing, target, fields, 'contracts.update')
  if (refused) return at('field', refused.reason)
  if (field === 'finalDate' && facts.ended.has(contract.id)) {
    return at('field', 'El contrato tiene un término registrado: la fecha se cambia ahí')
  }
  const closed = field === 'branchOffice' ? facts.offices.get(value ?? '') : undefined
  if (closed !== undefined) return at('value', closed)
  const held: Terms = facts.held.get(`${contract.id} ${effectiveOn}`) ?? {}
  return JSON.stringify(read.value) === JSON.stringify(held[field] ?? null)
    ? at('value', 'Así está el contrato desde ese día')
    : undefined
}

/** Why the annex of a day takes no row: it is another one, or it is no draft any more. */
function whyItStays({ annex, ofDay }: StandingRow): Problem | undefined {
  if (ofDay && !annex) return at('effectiveOn', `Ya hay un anexo desde esa fecha: «${ofDay.title}»`)
  if (!annex) return undefined
  if (annex.state === 'PENDING') {
    return at('title', 'Ya está para la firma: rechácelo y haga otro')
  }
  if (annex.state === 'SIGNED') return at('title', 'Ya está firmado: un anexo firmado se conserva')
  return annex.applied
    ? at('title', 'Lo que cambia este anexo ya está dicho: corrija su título')
    : undefined
}

type Placed = Row & { readonly at: number }

/** What is wrong with the rows of an annex together, by their places. */
function togetherIn(
  importing: Importing,
  some: readonly Placed[],
  facts: Facts,
): ReadonlyMap<number, Problem> {
  const [first] = some
  if (!first?.of?.contract) return new Map()
  const all = (problem: Problem) => new Map(some.map((one) => [one.at, problem]))
  const fields = new Set(some.map(({ row }) => row.field))
  if (fields.size < some.length) return all(at(null, 'Está dos veces en el archivo'))
  const titles = new Set(some.map(({ row }) => row.title))
  if (titles.size > 1) return all(at('title', 'Otra fila dice otro título para ese día'))
  const day = first.row.effectiveOn ?? ''
  const held = facts.held.get(`${first.of.contract.id} ${day}`)
  if (!held) return new Map()
  const says = { ...first.of.annex?.patch, ...termsOfRows(importing.today, some) }
  const problem = problemOf({ ...held, ...says }, day, new Set(Object.keys(says)))
  if (!problem) return new Map()
  const own = some.find(({ row }) => row.field === problem.field)
  return own ? new Map([[own.at, at('value', problem.message)]]) : all(at(null, problem.message))
}

/** What rows say of the terms of one contract. */
export const termsOfRows = (
  today: ISODate,
  rows: readonly { readonly row: AnnexFileRow }[],
): Terms =>
  Object.fromEntries(
    rows.flatMap(({ row: { field = '', value = null } }) => {
      const read = readTerm(field, value, today)
      return read.ok ? [[field, read.value]] : []
    }),
  )
