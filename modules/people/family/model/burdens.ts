import { addYears, completedYears, type ISODate } from '#chile/dates.ts'
import type { FamilyBurden, FamilyRelation } from './family-member.ts'

/**
 * Children are burdens until 18 years, and until 24 those single who follow regular studies (DFL
 * 150 of 1981, art. 3, letter b); what they give is paid until 31 December of the year in which
 * they turn 18 or 24 (DS 75 of 1974, art. 18). Dictamen 9242 of 2004 of the SUSESO cites both:
 * https://suseso.cl/612/w3-article-32980.html
 */
const withoutStudies = 18
const withStudies = 24

/** Whose burden ends by those ages (art. 3, letters b and c). */
const byAge: ReadonlySet<FamilyRelation> = new Set<FamilyRelation>([
  'CHILD',
  'STEPCHILD',
  'GRANDCHILD',
])

export type Burden = {
  readonly relation: FamilyRelation
  readonly burden: FamilyBurden
  readonly birthday: ISODate | null
  readonly burdenFrom: ISODate | null
  readonly burdenUntil: ISODate | null
  readonly studiesUntil: ISODate | null
}

const endOfYearAt = (birthday: ISODate, age: number): ISODate =>
  `${Number(birthday.slice(0, 4)) + age}-12-31`

type End = { readonly day: ISODate; readonly why: 'WRITTEN' | 'AGE_18' | 'STUDIES' | 'AGE_24' }

/**
 * The last day on which somebody is a burden, and why; nothing while no day is known. Invalidity
 * has no age, a child in care is one until 18 (art. 3, letter g). Who proves studies goes on until
 * they end, and never beyond the year of the 24.
 */
export function burdenEnd(member: Burden): End | undefined {
  const { relation, burden, birthday, burdenUntil, studiesUntil } = member
  const written = burdenUntil === null ? [] : [{ day: burdenUntil, why: 'WRITTEN' as const }]
  const ages: End[] = []
  if (burden === 'SIMPLE' && birthday !== null && byAge.has(relation)) {
    const first = { day: endOfYearAt(birthday, withoutStudies), why: 'AGE_18' as const }
    const last = { day: endOfYearAt(birthday, withStudies), why: 'AGE_24' as const }
    const goesOn = studiesUntil !== null && studiesUntil > first.day
    if (!goesOn) ages.push(first)
    else if (studiesUntil < last.day) ages.push({ day: studiesUntil, why: 'STUDIES' })
    else ages.push(last)
  }
  if (burden === 'SIMPLE' && birthday !== null && relation === 'IN_CARE') {
    ages.push({ day: addYears(birthday, withoutStudies), why: 'AGE_18' })
  }
  return [...written, ...ages].toSorted((one, other) => one.day.localeCompare(other.day))[0]
}

/** Why a burden ends, in the words of people. */
export const endWords: Readonly<Record<End['why'], string>> = {
  WRITTEN: 'termina la carga',
  AGE_18: 'cumple 18 años sin acreditar estudios',
  STUDIES: 'vence su certificado de estudios',
  AGE_24: 'cumple 24 años',
}

/** Whether somebody is a burden on a day. */
export function isBurdenOn(member: Burden, day: ISODate): boolean {
  if (member.burden === 'NONE' || member.burdenFrom === null || member.burdenFrom > day)
    return false
  const end = burdenEnd(member)
  return end === undefined || end.day >= day
}

/** How many burdens of each kind there are on a day: what the ficha counts. */
export function burdensOn(members: readonly Burden[], day: ISODate) {
  const held = members.filter((member) => isBurdenOn(member, day))
  const of = (kind: FamilyBurden) => held.filter(({ burden }) => burden === kind).length
  return {
    simpleBurdens: of('SIMPLE'),
    maternalBurdens: of('MATERNAL'),
    disabledBurdens: of('DISABLED'),
  }
}

type Written = Burden & { readonly rut: string | null }
type Problem = { field: 'rut' | 'birthday' | 'burdenFrom' | 'burdenUntil'; message: string }

/** What is wrong with somebody of a family, at its field; nothing where it is sound. */
export function memberProblem(member: Written, today: ISODate): Problem | undefined {
  const { burden, birthday, burdenFrom, burdenUntil, rut } = member
  if (birthday !== null && (birthday > today || completedYears(birthday, today) > 120)) {
    return { field: 'birthday', message: 'Revise la fecha de nacimiento' }
  }
  if (burden === 'NONE') {
    return burdenFrom === null && burdenUntil === null
      ? undefined
      : { field: 'burdenFrom', message: 'Solo una carga lleva fechas' }
  }
  if (rut === null) return { field: 'rut', message: 'Indique el RUT de la carga' }
  if (birthday === null) return { field: 'birthday', message: 'Indique cuándo nació la carga' }
  if (burdenFrom === null) return { field: 'burdenFrom', message: 'Indique desde cuándo es carga' }
  return burdenUntil !== null && burdenUntil < burdenFrom
    ? { field: 'burdenUntil', message: 'No puede ser antes de su primer día' }
    : undefined
}
