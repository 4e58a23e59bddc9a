import { roleOf } from '#access/roles.ts'
import { becoming, newcomer, requireSet } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { changedFields, givenFields } from './asked.ts'
import type { NewPerson } from './users.service.ts'

const usual = { role: 'EMPLOYEE' as const, isPrivateRole: false, external: false, retired: false }

/**
 * Checks the rules for a person being entered. An actor narrowed to some razones sociales can only
 * enter people narrowed likewise: a role that would reach the whole company gets the actor's
 * restriction, which is answered.
 */
export async function requireNewcomer(context: Context, input: NewPerson): Promise<number | null> {
  const { actor } = context
  const businessIds = input.businessId === null ? [] : [input.businessId]
  const role = input.role ?? usual.role
  const wide = roleOf(role).reach === 'company'
  const inherits = wide ? actor.restriction : null
  const before = newcomer(context, { businessIds })
  const { isPrivateRole: privatePay = false } = input
  const after = becoming(before, { role, privatePay, restriction: inherits })
  requireSet(context, before, {
    fields: changedFields('User', input, usual),
    given: givenFields('User', input),
    after,
    permission: 'users.create',
  })
  requireSet(context, before, { fields: ['NewPerson.businessId', 'NewPerson.from'], after })
  if (input.username) requireSet(context, before, { fields: ['NewPerson.username'], after })
  if (inherits === null || actor.userId === null) return null
  const { restrictionId } = await context.tx
    .selectFrom('users')
    .select('restrictionId')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow(notFound)
  return restrictionId
}
