import type { Line, TrailEvent } from './events.ts'
import { addressees, administrators } from './people.ts'
import type { Telling } from './telling.ts'

/**
 * Changes that affect all holders: a profile with new services, a restriction with new razones
 * sociales and, for administrators, the account from which the company pays.
 */
export async function holderLines(
  telling: Telling,
  events: readonly TrailEvent[],
): Promise<Line[]> {
  const ofProfiles = idsIn(events, 'profile_permission', 'profile_id')
  const ofRestrictions = idsIn(events, 'restriction_business', 'restriction_id')
  const ofUnits = idsIn(events, 'restriction_unit', 'restriction_id')
  return [
    ...(await linesOf(telling, 'u.profile_id', ofProfiles, 'Cambió lo que permite su perfil.')),
    ...(await linesOf(
      telling,
      'u.restriction_id',
      ofRestrictions,
      'Cambiaron las razones sociales de su restricción.',
    )),
    ...(await linesOf(
      telling,
      'u.restriction_id',
      ofUnits,
      'Cambiaron las unidades de su restricción.',
    )),
    ...(await bankLines(telling, events)),
  ]
}

function idsIn(events: readonly TrailEvent[], entity: string, column: string): number[] {
  const ids = events.flatMap((event) => {
    const id = event.entity === entity ? (event.after ?? event.before)?.[column] : undefined
    return typeof id === 'number' ? [id] : []
  })
  return [...new Set(ids)]
}

async function linesOf(
  telling: Telling,
  column: string,
  ids: readonly number[],
  text: string,
): Promise<Line[]> {
  if (ids.length === 0) return []
  const people = await addressees(telling, { sql: `${column} = any($2::bigint[])`, given: [ids] })
  return people.map(({ userId }) => ({ userId, topic: 'rights', text }))
}

async function bankLines(telling: Telling, events: readonly TrailEvent[]): Promise<Line[]> {
  if (!events.some(({ entity }) => entity === 'bank_account')) return []
  const text = 'Cambió una cuenta desde la que paga la empresa.'
  const people = await administrators(telling)
  return people.map(({ userId }) => ({ userId, topic: 'payer', text }))
}
