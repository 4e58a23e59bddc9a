import { rights } from '#generated/access/rights.ts'
import { type Rule, ruleTable } from './rule-table.ts'
import { actionOf, type Letter, partsOf, type Permission } from './services.ts'

/** The rules with all that they give. */
export const rules: readonly Rule[] = ruleTable.map(({ name, ...rule }) => ({
  ...rule,
  may: Object.assign({}, rule.may, ...rights.map((said) => said[name])),
}))

/** The rules that give a permission, in the order of the table. */
export const rulesFor = (permission: Permission): readonly Rule[] => index.get(permission) ?? []

/** Whether only a group may have this permission, and no profile gives it to anybody else. */
export const hasCeiling = (permission: Permission): boolean =>
  rulesFor(permission).some((rule) => rule.ceiling)

/** The permissions that a rule gives. */
export function given(rule: Rule): readonly Permission[] {
  return Object.entries(rule.may).flatMap(([word, letters]) =>
    [...letters].map((letter) => `${word}.${actionOf[letter as Letter]}` as Permission),
  )
}

/** Whether an action only looks. */
export function onlyReads(permission: Permission): boolean {
  const { action } = partsOf(permission)
  return action === 'read' || action === 'massRead'
}

const index: ReadonlyMap<Permission, readonly Rule[]> = indexed()

function indexed(): Map<Permission, Rule[]> {
  const found = new Map<Permission, Rule[]>()
  for (const rule of rules) {
    for (const permission of given(rule)) {
      found.set(permission, [...(found.get(permission) ?? []), rule])
    }
  }
  return found
}
