import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useValue } from '../form/form-hooks.tsx'
import type { FormValues } from '../form/form-props.ts'

/** A word of a form; null where nothing is typed. */
export function wordIn(values: FormValues, name: string): string | null {
  const value = values[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A day of a form; null where none is chosen. */
export function dayIn(values: FormValues, name: string): string | null {
  const value = values[name]
  return isDate(value) ? value : null
}

/** What may be chosen in the razón social of the form; nothing until that one is known. */
export function useOfBusiness<Result>(of: Document<Result, { input: { businessId: string } }>) {
  const businessId = wordIn({ businessId: useValue('businessId') }, 'businessId')
  const { data, loading } = useDetail(of, businessId === null ? null : { input: { businessId } })
  return { data, loading: businessId !== null && loading, isKnown: businessId !== null }
}

/** «Vendimia (12 contratos)»: a choice of people, with how many it is. */
export const withPeople = (name: string, people: number, one: string, many: string): string =>
  `${name} (${counted(people, one, many)})`
