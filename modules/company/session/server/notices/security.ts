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
  const providers = events.filter(({ entity }) => entity === 'sign_in_provider')
  if (changes.length + providers.length === 0) return []
  const people = await administrators(telling)
  const ofProviders = providers.flatMap((event) => {
    const text = providerText(event)
    return people.map(({ userId }): Line => ({ userId, topic: 'security', text }))
  })
  const ofFactors = changes.flatMap(({ before, after }) => {
    const [old, now] = [before, after].map(labelOf)
    const text = `El segundo factor al ingresar pasó de «${old}» a «${now}».`
    return people.map(({ userId }): Line => ({ userId, topic: 'security', text }))
  })
  return [...ofFactors, ...ofProviders]
}

/** Whoever says which provider identifies people could come in as any of them: all read of it. */
function providerText({ action, before, after }: TrailEvent): string {
  const row = after ?? before ?? {}
  const where = `«${String(row['name'] ?? '')}» (${String(row['issuer'] ?? '')})`
  if (action === 'Eliminado') return `Se quitó el ingreso con ${where}.`
  const state = String(row['state'] ?? '')
  return `El ingreso con ${where} ${states[state] ?? 'cambió'}.`
}

const states: Readonly<Record<string, string>> = {
  WAITING: 'se escribió y está por confirmar; si no lo reconoce, quítelo en «Empresa», «Ingreso»',
  ACTIVE: 'quedó activo',
  PAUSED: 'quedó en pausa',
}

const labelOf = (rule: string): string =>
  SecondFactorRule.options.find(({ value }) => value === rule)?.label ?? rule
