import { type GuardedField } from '#access/guarded-fields.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import type { MassChangeKind } from '../model/mass-change.ts'

/** The guarded field that a change of a kind sets of each person; an item is none. */
export const fieldOf: Readonly<Record<MassChangeKind, GuardedField | null>> = {
  RAISE: 'UserContract.monthlySalary',
  ITEM: null,
  ITEM_END: null,
  ALLOWANCE: 'User.familyAllowanceSegment',
}

/** Why the actor may not set of each person what a change sets; the others have no reason. */
export async function refusals(
  acting: Acting,
  kind: MassChangeKind,
  people: readonly { readonly userId: number }[],
): Promise<ReadonlyMap<number, string>> {
  const field = fieldOf[kind]
  if (field === null) return new Map()
  const ids = [...new Set(people.map(({ userId }) => userId))]
  const targets = await targetsOf(acting, ids)
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const target = targets.get(id)
      if (!target) return [[id, 'Está fuera de su alcance']]
      const [refused] = refusedFields(acting, target, [field])
      return refused ? [[id, refused.reason]] : []
    }),
  )
}
