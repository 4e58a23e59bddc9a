import { type Change, changesBetween, snapshotOf } from './changes.ts'

/** An event as it is kept. */
export type Kept = {
  seq: number
  action: string
  entity: string
  entityId: string | null
  before: unknown
  after: unknown
}

/** One thing that was made, changed or taken away: of a row, whatever it took to write it. */
export type Part = Omit<Kept, 'seq'>

/**
 * The events of one change as people read it: a row that was written twice is one part, and a
 * version that replaces another is the other one changed. A change by which nothing that says
 * anything to people changed is left out, where there is another one.
 */
export function partsOf(events: readonly Kept[]): Part[] {
  const rows = oneByRow(events)
  const byTable = Map.groupBy(rows, ({ entity }) => entity)
  const parts = [...byTable].flatMap(([entity, of]) =>
    entity.endsWith('_version') ? versionsOf(entity, of) : of,
  )
  const telling = parts.filter((part) => part.action !== 'Modificado' || changesOf(part).length > 0)
  return telling.length > 0 ? telling : parts.slice(0, 1)
}

const found = new WeakMap<Part, readonly Change[]>()

/** What changed in a part, compared once for all who ask. */
export function changesOf(part: Part): readonly Change[] {
  const known = found.get(part)
  if (known) return known
  const { entity, before, after } = part
  const changes = changesBetween(entity, before, after)
  found.set(part, changes)
  return changes
}

/** Each row once, from what it was before the first event to what it is after the last. */
function oneByRow(events: readonly Kept[]): Part[] {
  const byRow = Map.groupBy(events, ({ seq, entity, entityId }) =>
    entityId === null ? `${seq}` : `${entity} ${entityId}`,
  )
  return [...byRow.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return []
    const { entity, entityId } = first
    const row = { entity, entityId, before: first.before, after: last.after }
    if (first === last || first.action === 'Proceso') return group.map(withoutNumber)
    if (first.action === 'Creado' && last.action === 'Eliminado') return []
    const action = first.action === 'Creado' ? 'Creado' : last.action
    return [{ ...row, action }]
  })
}

const withoutNumber = ({ seq: _seq, ...part }: Kept): Part => part

/**
 * The versions that a change wrote against those that it replaced: each with the one that held when
 * it begins. What only moved the day until which it holds is the same version.
 */
function versionsOf(entity: string, rows: readonly Part[]): Part[] {
  const owner = `${entity.replace(/_version$/, '')}_id`
  return [...Map.groupBy(rows, (row) => String(rowOf(row)[owner])).values()].flatMap((of) => {
    const gone = of.filter(isReplaced)
    const fresh = of.filter((row) => !isReplaced(row))
    if (gone.length === 0) return fresh
    if (fresh.length === 0) return gone.map((row) => ({ ...row, action: 'Eliminado', after: null }))
    return fresh.flatMap((row) => {
      const from = startOf(row)
      const old = gone.find((one) => startOf(one) <= from && from < endOf(one)) ?? gone[0]
      const before = { ...snapshotOf(old?.before), valid: null }
      const part = { ...row, action: 'Modificado', before }
      const changed = changesOf(part).filter(({ field }) => field !== 'valid')
      return changed.length > 0 ? [part] : []
    })
  })
}

const rowOf = ({ before, after }: Part) => ({ ...snapshotOf(before), ...snapshotOf(after) })

const isReplaced = ({ action, before, after }: Part) =>
  action === 'Eliminado' ||
  (action === 'Modificado' &&
    !snapshotOf(before)['superseded_at'] &&
    Boolean(snapshotOf(after)['superseded_at']))

/** «[2024-01-02,2026-03-01)»: ISO days compare as texts. */
const bounds = (part: Part) => /^[[(]([^,]*),([^)\]]*)/.exec(String(rowOf(part)['valid'])) ?? []
const startOf = (part: Part) => bounds(part)[1] ?? ''
const endOf = (part: Part) => bounds(part)[2] || '9999-12-31'
