import { SecondFactorRule } from '#modules/company/second-factor/model/factor.ts'
import { changeOf, type Line, type TrailEvent } from './events.ts'
import { administrators } from './people.ts'
import type { Telling } from './telling.ts'

/** Administrators read who changed the second factor that their company asks of them. */
export async function securityLines(
  telling: Telling,
  events: readonly TrailEvent[],
): Promise<Line[]> {
  const changes = events.flatMap((event) =>
    event.entity === 'company' ? (changeOf(event, 'second_factor') ?? []) : [],
  )
  if (changes.length === 0) return []
  const people = await administrators(telling)
  return changes.flatMap(({ before, after }) => {
    const [old, now] = [before, after].map(labelOf)
    const text = `El segundo factor al ingresar pasó de «${old}» a «${now}».`
    return people.map(({ userId }): Line => ({ userId, topic: 'security', text }))
  })
}

const labelOf = (rule: string): string =>
  SecondFactorRule.options.find(({ value }) => value === rule)?.label ?? rule
