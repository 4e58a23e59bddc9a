import type { FirstStepsQuery } from '#generated/documents/graphql.ts'
import { asText } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'

export type Steps = FirstStepsQuery['firstSteps']
export type Step = Steps['steps'][number]
type Lack = Step['lacks'][number]

/** What each step is for, in one line. */
export const stepWords: Readonly<Record<string, string>> = {
  BUSINESS: 'Quien contrata, declara y paga.',
  OPTIONS: 'Parten con lo habitual: basta con mirarlas, ahora o cuando haga falta.',
  BANK_ACCOUNT: 'Desde donde se pagan los sueldos.',
  INDICATORS: 'UF, UTM y topes del mes que se paga.',
  CONCEPTS: 'Los de la ley y los de uso común ya están; aquí se agregan los propios.',
  STRUCTURE: 'Áreas, sucursales y unidades que nombran los contratos.',
  PEOPLE: 'Con lo que la remuneración usa de cada una.',
  CONTRACTS: 'Cargo, sueldo y jornada de cada persona.',
  BALANCES:
    'Los días que cada persona tenía al llegar: sin ellos se cuentan todos los de su antigüedad. ' +
    'Se cargan de un archivo o uno por uno.',
  MONTH: 'El mes que se va a pagar.',
  CALCULATE: 'La liquidación de cada contrato.',
  CHECKS: 'Lo que hay que corregir o anotar antes de cerrar.',
  CLOSE: 'Las liquidaciones quedan definitivas.',
  RELEASE: 'Cada persona ve la suya.',
}

/** The page where a step is done. */
export function pathOfStep(step: string, at: Steps): string {
  const business = at.businessId && pathTo('razon-social/:id', { id: at.businessId })
  const month = at.monthId && pathTo('procesos/:id', { id: at.monthId })
  switch (step) {
    case 'BUSINESS':
      return business || pathTo('razon-social/nueva')
    case 'OPTIONS':
      return business ? `${business}/opciones` : pathTo('empresa')
    case 'BANK_ACCOUNT':
      return business ? `${business}/cuentas-bancarias` : pathTo('empresa')
    case 'INDICATORS':
      return `${pathTo('indicadores')}?mes=${asText(at.yearMonth)}`
    case 'CONCEPTS':
      return pathTo('maintenance-payroll')
    case 'STRUCTURE':
      return `${pathTo('empresa')}/estructura`
    case 'BALANCES':
      return pathTo('importaciones')
    case 'PEOPLE':
      return at.userId ? recordOf(at.userId) : pathTo('trabajadores/nuevo')
    case 'CONTRACTS':
      return at.uncontractedId ? contractOf(at.uncontractedId) : pathTo('trabajadores')
    case 'MONTH':
      return month || `${pathTo('procesos')}?abrir=1`
    case 'CHECKS':
      return month ? `${month}/controles` : pathTo('procesos')
    case 'RELEASE':
      return month ? `${month}/publicacion` : pathTo('procesos')
    default:
      return month || pathTo('procesos')
  }
}

/** The page that puts right what a step misses; nothing when it is that of the step. */
export function pathOfLack(step: string, { businessId, userId }: Lack): string | undefined {
  if (userId) return pagesOfPerson[step]?.(userId) ?? recordOf(userId)
  if (!businessId) return undefined
  const business = pathTo('razon-social/:id', { id: businessId })
  return step === 'BANK_ACCOUNT' ? `${business}/cuentas-bancarias` : business
}

const recordOf = (id: string) => `${pathTo('ficha/:id', { id })}/datos-personales`
const balanceOf = (id: string) => `${pathTo('ficha/:id', { id })}/vacaciones`
const contractOf = (id: string) => pathTo('ficha/:id/contrato-nuevo', { id })

/** The page of a person that puts right what a step misses of them. */
const pagesOfPerson: Readonly<Record<string, (id: string) => string>> = {
  CONTRACTS: contractOf,
  BALANCES: balanceOf,
}
