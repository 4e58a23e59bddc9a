import { z } from 'zod'
import { firstDay, type YearMonth } from '#chile/period.ts'
import type { ConceptRecords, Versioned } from '#modules/concepts/concept-library/model/library.ts'
import { usesOf } from '#modules/concepts/concept-library/model/uses.ts'
import { changedMeanwhile, invalid } from '#platform/server/errors.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
  wholeRow,
} from '#platform/server/imports/importer.ts'
import { addCodes, dropCodes, touchCodes } from '#platform/server/records/identities.ts'
import { setVersions } from '#platform/server/records/version-states.ts'
import type { FileRow, Held } from '../model/file-plan.ts'
import { closedWords, type CodePlan, lastClosed, planOf, unsoundAmong } from './concept-file.ts'
import { lockedRecords } from './concepts.service.ts'
import type { FileKind } from './file-kinds.ts'

/** What a change keeps: since when its row holds, and all that its code said before the file. */
const Since = z.object({ validFrom: z.number().int() })
const Before = z.object({
  versions: z.array(z.object({ from: z.number().int(), values: z.unknown() })).optional(),
})

/** Writes rows, each code once with all that the file says of it. */
export async function applyConcepts<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  importing: Importing,
  rows: readonly ToWrite<Row>[],
): Promise<readonly (readonly Change[])[]> {
  const records = await lockedRecords(importing)
  const wholes = rows.map((row) => wholeRow(row))
  const plan = planOf(of, records, wholes, importing)
  const unsound = await unsoundAmong(of, importing, records, plan.codes)
  for (const sentence of unsound.values()) throw invalid('code', sentence)
  const ids = await written(of, importing, plan.codes)
  const told = new Set<string>()
  return wholes.map(({ code = '', validFrom = 0 }, at): Change[] => {
    const { record } = plan.outcomes.get(at) ?? {}
    const isFirst = !told.has(code)
    told.add(code)
    const versions = record?.versions.map(({ from, values }) => ({ from, values }))
    return [
      {
        entity: of.kind.word === 'table' ? 'payroll_table' : 'variable',
        id: ids.get(code) ?? 0,
        version: (record?.version ?? 0) + 1,
        before: record ? (isFirst ? { versions } : {}) : null,
        after: { ...rows[at]?.values, validFrom },
      },
    ]
  })
}

async function written<Values extends object, Row extends FileRow>(
  { kind }: FileKind<Values, Row>,
  importing: Importing,
  plans: readonly CodePlan<Values>[],
): Promise<ReadonlyMap<string, number>> {
  const { tx } = importing
  const known = plans.flatMap(({ record }) => record ?? [])
  const fresh = plans.flatMap(({ code, record }) => (record ? [] : [code]))
  await touched(importing, kind.table, known)
  const made = await addCodes(tx, kind.table, fresh)
  const ids = new Map([...made, ...known.map(({ code, id }) => [code, id] as const)])
  await keepVersions(
    importing,
    kind,
    plans.map(({ code, versions }) => ({ id: ids.get(code) ?? 0, versions })),
  )
  return ids
}

type Known = { readonly id: number; readonly version: number }

async function touched(
  { tx }: Importing,
  table: FileKind<object, FileRow>['kind']['table'],
  known: readonly Known[],
): Promise<void> {
  if (known.length === 0) return
  const kept = await touchCodes(tx, table, known)
  const missed = known.find(({ id }) => !kept.has(id))
  if (missed) throw changedMeanwhile({ table, key: { id: missed.id } })
}

async function keepVersions<Values extends object>(
  { tx, session }: Importing,
  kind: FileKind<Values, FileRow>['kind'],
  all: readonly { readonly id: number; readonly versions: readonly Held<Values>[] }[],
): Promise<void> {
  const wanted = all.map(({ id, versions }) => ({
    ownerId: id,
    versions: versions.map(({ from, values }) => ({
      from: firstDay(from),
      values: Object.fromEntries(Object.entries(values)),
    })),
  }))
  await setVersions(tx, kind.versions, wanted, { authorLoginId: session.loginId })
}

/** What a file did to a code, with what the code is now. */
type Done<Values> = CodePlan<Values> & {
  readonly id: number
  readonly made: boolean
  readonly why: string | undefined
}

/**
 * Takes codes back that are as the file left them and whose months are open: those that it made go
 * where nothing names them, the others say what they said. The rest stays, with its reason.
 */
export async function undoConcepts<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  importing: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const records = await lockedRecords(importing)
  const last = await lastClosed(importing)
  const byId = new Map(of.kind.of(records).map((record) => [record.id, record]))
  const done = [...Map.groupBy(changes, ({ id }) => id)].map(([id, own]) =>
    doneBy(of, { records, last, record: byId.get(id) }, own),
  )
  const free = done.filter(({ why }) => why === undefined)
  const unsound = await unsoundAmong(of, importing, records, free)
  const back = free.filter(({ code }) => !unsound.has(code))
  const given = back.filter(({ made }) => !made)
  await touched(
    importing,
    of.kind.table,
    given.flatMap(({ record }) => record ?? []),
  )
  await keepVersions(importing, of.kind, given)
  const gone = back.filter(({ made }) => made).map(({ id }) => id)
  if (gone.length > 0) await dropCodes(importing.tx, of.kind.table, gone)
  const why = new Map(done.map(({ id, code, why: own }) => [id, own ?? unsound.get(code)]))
  return changes.map(({ id }) => why.get(id))
}

function doneBy<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  now: {
    readonly records: ConceptRecords
    readonly last: YearMonth | undefined
    readonly record: Versioned<Values> | undefined
  },
  own: readonly Change[],
): Done<Values> {
  const { records, last, record } = now
  const [{ id = 0, version = 0 } = {}] = own
  const since = Math.min(...own.map(({ after }) => Since.parse(after).validFrom))
  const made = own.some(({ before }) => before === null)
  const versions = own.flatMap(({ before }) =>
    before === null
      ? []
      : (Before.parse(before).versions ?? []).map(({ from, values }) => ({
          from,
          values: of.schema.parse(values),
        })),
  )
  const code = record?.code ?? ''
  const base = { id, code, record, made, versions: made ? [] : versions, since }
  if (!record || record.version !== version) return { ...base, why: TOUCHED }
  if (last !== undefined && since <= last) return { ...base, why: closedWords(last).split(':')[0] }
  const [use] = made ? usesOf(records, code) : []
  return { ...base, why: use && `Lo usa ${use.code} (${use.title})` }
}
