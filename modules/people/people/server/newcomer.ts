import type { Restriction } from '#access/actor.ts'
import { roleOf } from '#access/roles.ts'
import {
  actorFacts,
  becoming,
  newcomer,
  requireSet,
} from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Row } from '#platform/model/entity.ts'
import type { User } from '../model/user.ts'
import { changedFields, givenFields } from './guarded-input.ts'

type Fields = Row<typeof User>

/** What is given of a person who is entered. */
export type NewPerson = Partial<Omit<Fields, 'id' | 'version' | 'status'>> &
  Pick<Fields, 'identificationType' | 'firstname' | 'paternalLastname'> & {
    from: ISODate | null
    businessId: number | null
    username: string | null
  }

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
  return inherits === null || actor.userId === null ? null : restrictionWithin(context, inherits)
}

/**
 * The restriction that narrows a newcomer as the actor is narrowed: the actor's own, or that of
 * whoever opened the account and reaches less.
 */
async function restrictionWithin({ actor, tx }: Context, limit: Restriction): Promise<number> {
  const people = [actor, ...actor.boundBy].flatMap(({ userId }) => userId ?? [])
  const held = (await actorFacts.get().restrictions(tx, people)).toSorted(
    (one, other) => Number(other.userId === actor.userId) - Number(one.userId === actor.userId),
  )
  const [found] = held.filter((one) => isWithin(one, limit))
  if (found) return found.id
  throw invalid(
    'role',
    'Este rol alcanza toda la empresa y la cuenta con que usted entra, solo una parte: pídalo a ' +
      'quien la abrió o a un administrador',
  )
}

/** Whether a restriction opens nothing that another one does not. */
const isWithin = (one: Restriction, limit: Restriction): boolean =>
  one.businessIds.every((id) => limit.businessIds.includes(id)) &&
  (limit.unitIds.length === 0 ||
    (one.unitIds.length > 0 && one.unitIds.every((id) => limit.unitIds.includes(id))))
