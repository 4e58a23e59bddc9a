import { formatDate, type ISODate } from '#chile/dates.ts'
import { targetOf } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import {
  changeFrom,
  startVersions,
  type StoredVersion,
  versionsOf,
} from '#platform/server/records/versions.ts'
import { firstUnitProblem, UNIT_LEVELS } from '../model/unit-tree.ts'
import { whyUnitKept } from '../model/unit.ts'
import { heldFrom, hierarchyNodes, unitLines, unitNames, unitVersions } from './units.queries.ts'

constraintMessages({
  hierarchy_node_code_key: { message: 'Ya hay una unidad con ese código', field: 'code' },
  hierarchy_node_kind: { message: 'No es un tipo de unidad de la empresa', field: 'kindId' },
  hierarchy_node_version_parent: { message: 'No es una unidad de la empresa', field: 'parentId' },
  hierarchy_node_version_not_own: {
    message: 'Una unidad no depende de sí misma',
    field: 'parentId',
  },
})

type Said = {
  name?: string | undefined
  parentId?: number | null | undefined
  headUserId?: number | null | undefined
}
type NewUnit = Said & { kindId?: number | null; code: string; name: string; from: ISODate | null }

/** Adds a unit, from a day on. */
export async function createHierarchyNode(context: Context, input: NewUnit) {
  const { tx, session, today } = context
  const { code, name, kindId = null, parentId = null, headUserId = null } = input
  const from = input.from ?? today
  await holdTree(context)
  if (headUserId !== null) await targetOf(context, headUserId)
  const { id } = await tx
    .insertInto('hierarchyNode')
    .values({ code, kindId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { name, parentId, headUserId }
  await startVersions(tx, unitVersions, id, from, said, session.loginId)
  await stretchAbove(context, id, from)
  await requireTree(context)
  return unitOn(context, id, from)
}

type Change = Said & {
  id: number
  version: number
  code?: string | undefined
  kindId?: number | null | undefined
  from: ISODate | null
}

/** Says something else of a unit from a day on: where it is, what it is called, who leads it. */
export async function updateHierarchyNode(context: Context, input: Change) {
  const { tx, session, today } = context
  const { id, version, code, kindId } = input
  await holdTree(context)
  const node = await locked(context, id)
  if (node.version !== version) {
    throw changedMeanwhile({ table: 'hierarchyNode', key: { id } })
  }
  const from = input.from ?? today
  if (node.endedOn !== null && node.endedOn <= from) throw invalid('from', 'Ese día ya no existe')
  if (input.headUserId) await targetOf(context, input.headUserId)
  const { name, parentId, headUserId } = input
  const said = Object.fromEntries(
    Object.entries({ name, parentId, headUserId }).filter(([, value]) => value !== undefined),
  )
  await changeFrom(tx, unitVersions, id, from, said, session.loginId)
  await stretchAbove(context, id, from)
  await tx
    .updateTable('hierarchyNode')
    .set({
      ...(code === undefined ? {} : { code }),
      ...(kindId === undefined ? {} : { kindId }),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await requireTree(context)
  return unitOn(context, id, from)
}

/**
 * A unit that is there from an earlier day takes the ones above it along: those of its first day
 * that began later are there from that day too, as they were called first.
 */
async function stretchAbove({ tx, session }: Context, id: number, from: ISODate): Promise<void> {
  const seen = new Set<number>()
  for (let at: number | null = id; at !== null && !seen.has(at);) {
    seen.add(at)
    const versions = await versionsOf(tx, unitVersions, [at])
    const first: StoredVersion | undefined = versions.get(at)?.[0]
    if (!first || first.from < from) return
    if (first.from > from) await changeFrom(tx, unitVersions, at, from, {}, session.loginId)
    at = typeof first['parentId'] === 'number' ? first['parentId'] : null
  }
}

/** Ends a unit on a day, from which on it has neither units nor people. */
export async function deleteHierarchyNode(
  context: Context,
  { id, from }: { id: number; from: ISODate | null },
): Promise<boolean> {
  const day = from ?? context.today
  await holdTree(context)
  const node = await locked(context, id)
  if (node.endedOn !== null) throw conflict(`Ya terminó el ${formatDate(node.endedOn)}`)
  const why = whyUnitKept(await heldFrom(context, id, day))
  if (why) throw conflict(why)
  await context.tx
    .updateTable('hierarchyNode')
    .set({ endedOn: day, version: node.version + 1 })
    .where('id', '=', id)
    .execute()
  return true
}

/** Of two changes of the tree, the second one reads what the first one wrote. */
const holdTree = ({ tx }: Context) => lockCompany(tx)

async function locked({ tx }: Context, id: number) {
  const node = await tx
    .selectFrom('hierarchyNode')
    .select(['id', 'endedOn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!node) throw notFound()
  return node
}

/** Refuses, after it was written, what is no tree on some day. */
export async function requireTree({ tx }: Pick<Context, 'tx'>): Promise<void> {
  const problem = firstUnitProblem(await unitLines(tx))
  if (!problem) return
  const { kind, day, path } = problem
  const names = await unitNames(tx, path)
  const chain = path.map((id) => names.get(id) ?? '')
  const since = `Desde el ${formatDate(day)}`
  const [below, above] = [chain.at(-2) ?? '', chain.at(-1) ?? '']
  const words = {
    CIRCLE: `${below} depende de ${above}: se formaría un círculo (${chain.join(' → ')})`,
    DEEP: `${chain[0] ?? ''} estaría en el nivel ${path.length}: a lo más ${UNIT_LEVELS}`,
    GONE: `${below} dependería de ${above}, que ese día no existe`,
  }
  throw invalid('parentId', `${since}, ${words[kind]}`)
}

async function unitOn(context: Context, id: number, day: ISODate) {
  const row = (await hierarchyNodes(context, { asOf: day })).find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}

/**
 * Requires that a unit is there on a day and does not end afterwards; it cannot end before the
 * contract that takes it is written.
 */
export async function requireUnit({ tx }: Context, id: number, day: ISODate): Promise<void> {
  const { rows } = await sql<{ begins: ISODate; ends: ISODate | null }>`
    select (select min(lower(held.valid)) from hierarchy_node_version held
        where held.company_id = app.current_company() and held.hierarchy_node_id = node.id
          and held.superseded_at is null)::text as begins,
      node.ended_on::text as ends
    from hierarchy_node node
    where node.company_id = app.current_company() and node.id = ${id} for key share`.execute(tx)
  const [node] = rows
  if (!node) throw notFound()
  if (node.ends !== null) {
    throw invalid('hierarchyNodeId', `La unidad termina el ${formatDate(node.ends)}: elija otra`)
  }
  if (node.begins > day) {
    throw invalid(
      'hierarchyNodeId',
      [
        `La unidad existe desde el ${formatDate(node.begins)}: elija otra,`,
        'o edítela en «Estructura» «Desde una fecha pasada»,',
        `para que exista desde el ${formatDate(day)}`,
      ].join(' '),
    )
  }
}
