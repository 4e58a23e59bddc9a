import { choiceReader, type ReadChoice } from '#platform/model/choice-cell.ts'
import type { Acting } from '#platform/server/context.ts'

/** A centre that files may name. */
export type CenterOfFile = {
  readonly id: number
  readonly groupId: number
  readonly businessId: number | null
  readonly name: string
}

/**
 * How centres in effect are called in files: by their code or name where no other has it, and
 * always by the code of their group, a bar and their own.
 */
export async function centersInFile({ tx }: Pick<Acting, 'tx'>) {
  const rows = await tx
    .selectFrom('costCenter as center')
    .innerJoin('costCenterGroup as grouped', 'grouped.id', 'center.groupId')
    .select(['center.id', 'center.groupId', 'center.businessId', 'center.code', 'center.name'])
    .select('grouped.code as group')
    .where('center.status', '=', 'ACTIVE')
    .where('grouped.status', '=', 'ACTIVE')
    .orderBy('center.id')
    .execute()
  const times = new Map<string, number>()
  for (const { code, name } of rows) {
    for (const word of new Set([code, name])) times.set(word, (times.get(word) ?? 0) + 1)
  }
  const isOne = (word: string) => times.get(word) === 1
  const named = rows.map(({ id, group, code, name }) => ({
    value: id,
    label: isOne(code) ? code : `${group}/${code}`,
    also: [`${group}/${code}`, ...(isOne(name) ? [name] : [])],
  }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const labels = new Map(named.map(({ value, label }) => [value, label]))
  const reader = choiceReader(named)
  const read = (
    text: string,
  ):
    | { readonly ok: true; readonly value: CenterOfFile }
    | Extract<ReadChoice<number>, { ok: false }> => {
    const found = reader(text)
    if (!found.ok) return found
    const center = byId.get(found.value)
    return center ? { ok: true, value: center } : { ok: false, message: `«${text}» no existe` }
  }
  return { read, nameOf: (id: number): string | undefined => labels.get(id) }
}
