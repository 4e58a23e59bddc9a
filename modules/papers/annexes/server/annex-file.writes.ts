import { z } from 'zod'
import { notFound } from '#platform/server/errors.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import type { AnnexFileRow } from '../model/annex-file.ts'
import type { Terms } from '../model/terms.ts'
import { standingAnnexes, type StandingAnnex, type StandingRow, Values } from './annex-file.ts'
import { heldTerms, termsOfRows } from './annex-file.checks.ts'

type Row = ToWrite<AnnexFileRow>

/** An annex that rows of a file make or say more of. */
type Writing = {
  readonly contractId: number
  readonly title: string
  readonly effectiveOn: string
  readonly annex: StandingAnnex | undefined
  readonly patch: Terms
  readonly before: Terms
  readonly lines: readonly number[]
}

/** Writes drafts, each whole: what its rows say, beside what the contract says on its day. */
export async function applyAnnexes(
  importing: Importing,
  rows: readonly Row[],
): Promise<readonly (readonly Change[])[]> {
  const { tx } = importing
  const wholes = rows.map(({ found, values }): AnnexFileRow => ({ ...found?.values, ...values }))
  const first = await standingAnnexes(importing, wholes)
  await lockInOrder(
    tx,
    'userContract',
    first.flatMap(({ contract }) => contract?.id ?? []),
  )
  const all = await standingAnnexes(importing, wholes)
  const writings = await writingsOf(importing, rows, wholes, all)
  const made = await insertDrafts(
    importing,
    writings.filter(({ annex }) => !annex),
  )
  const corrected = writings.filter(({ annex }) => annex)
  await correctDrafts(
    importing,
    corrected.map(({ annex, patch, before }) => ({ id: annex?.id ?? 0, patch, before })),
  )
  const byLine = new Map<number, Change>()
  for (const writing of writings) {
    const { annex, lines } = writing
    const id = annex?.id ?? made.get(writing)
    if (id === undefined) throw notFound()
    const was = annex && { patch: annex.patch, before: annex.before }
    for (const [at, line] of lines.entries()) {
      const before = was ? (at === 0 ? was : {}) : null
      const version = (annex?.version ?? 0) + 1
      const after = wholeOfLine(rows, line)
      byLine.set(line, { entity: 'contract_annex', id, version, before, after })
    }
  }
  return rows.map(({ line }) => [byLine.get(line)].flatMap((one) => one ?? []))
}

const wholeOfLine = (rows: readonly Row[], line: number) => ({
  ...rows.find((row) => row.line === line)?.values,
})

async function writingsOf(
  importing: Importing,
  rows: readonly Row[],
  wholes: readonly AnnexFileRow[],
  all: readonly StandingRow[],
): Promise<Writing[]> {
  const held = await heldTerms(importing, wholes, all)
  const placed = wholes.map((row, at) => ({ row, at, of: all[at] }))
  const groups = Map.groupBy(placed, ({ row, of }) => `${of?.contract?.id} ${row.effectiveOn}`)
  return [...groups.values()].map((some): Writing => {
    const [one] = some
    const contractId = one?.of?.contract?.id
    const { title, effectiveOn } = one?.row ?? {}
    if (!one || contractId === undefined || !title || !effectiveOn) throw notFound()
    const annex = one.of?.annex
    const says = termsOfRows(importing.today, some)
    const contract: Terms = held.get(`${contractId} ${effectiveOn}`) ?? {}
    const was = Object.fromEntries(Object.keys(says).map((name) => [name, contract[name] ?? null]))
    return {
      contractId,
      title,
      effectiveOn,
      annex,
      patch: { ...annex?.patch, ...says },
      before: { ...annex?.before, ...was },
      lines: some.flatMap(({ at }) => rows[at]?.line ?? []),
    }
  })
}

/** Numbers follow one another in a contract, whose lock keeps them in order. */
async function insertDrafts(
  context: Importing,
  writings: readonly Writing[],
): Promise<ReadonlyMap<Writing, number>> {
  if (writings.length === 0) return new Map()
  const { tx, session } = context
  const ids = writings.map(({ contractId }) => contractId)
  const last = await tx
    .selectFrom('contractAnnex')
    .select(['userContractId', sql<number>`max(number)`.as('number')])
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .groupBy('userContractId')
    .execute()
  const next = new Map(last.map(({ userContractId, number }) => [userContractId, number]))
  const values = writings.map(({ contractId, title, effectiveOn, patch, before }) => {
    const number = (next.get(contractId) ?? 0) + 1
    next.set(contractId, number)
    return {
      userContractId: contractId,
      number,
      title,
      effectiveOn,
      patch: json(patch),
      before: json(before),
      creatorLoginId: session.loginId,
      ...touched(context),
    }
  })
  const rows = await tx
    .insertInto('contractAnnex')
    .values(values)
    .returning(['id', 'userContractId', 'effectiveOn'])
    .execute()
  const byDay = new Map(rows.map((row) => [`${row.userContractId} ${row.effectiveOn}`, row.id]))
  return new Map(
    writings.flatMap((writing): [Writing, number][] => {
      const id = byDay.get(`${writing.contractId} ${writing.effectiveOn}`)
      return id === undefined ? [] : [[writing, id]]
    }),
  )
}

const json = (value: Terms) => sql<never>`${JSON.stringify(value)}::jsonb`

type Corrected = { readonly id: number; readonly patch: Terms; readonly before: Terms }

async function correctDrafts(context: Importing, drafts: readonly Corrected[]): Promise<void> {
  if (drafts.length === 0) return
  const { updatedLoginId, updatedAt } = touched(context)
  await sql`update contract_annex annex set patch = given.patch, before = given.before,
      version = annex.version + 1, updated_login_id = ${updatedLoginId}::bigint,
      updated_at = ${updatedAt}::timestamptz
    from ${bulk(drafts, 'given', {
      id: ['bigint', ({ id }) => id],
      patch: ['jsonb', ({ patch }) => JSON.stringify(patch)],
      before: ['jsonb', ({ before }) => JSON.stringify(before)],
    })}
    where annex.company_id = app.current_company() and annex.id = given.id
      and annex.state = 'DRAFT'`.execute(context.tx)
}

const Was = z.object({ patch: Values, before: Values })

/** Takes drafts back that are as the file left them: those that it made go. */
export async function undoAnnexes(
  importing: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const { tx } = importing
  const ids = [...new Set(changes.map(({ id }) => id))]
  const now = await tx
    .selectFrom('contractAnnex')
    .select(['id', 'state', 'version'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(now.map((row) => [row.id, row]))
  const why = changes.map(({ id, version }) => {
    const row = byId.get(id)
    if (row && row.state !== 'DRAFT') return 'Ya no es un borrador'
    return row?.version === version ? undefined : TOUCHED
  })
  const back = changes.filter((_, at) => why[at] === undefined)
  await correctDrafts(
    importing,
    back.flatMap(({ id, before }) => {
      const was = before === null ? undefined : Was.safeParse(before).data
      return was ? [{ id, ...was }] : []
    }),
  )
  const gone = back.filter(({ before }) => before === null).map(({ id }) => id)
  await tx
    .deleteFrom('contractAnnex')
    .where(sql<boolean>`id = any(${gone}::bigint[])`)
    .execute()
  return why
}
