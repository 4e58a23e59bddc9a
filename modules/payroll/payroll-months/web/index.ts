export type { MonthShare } from './MonthPage.tsx'
export type { MonthData } from './types.ts'
export { contractsByRut, type MonthPerson, peopleOfMonth, personOfMonth } from './month-people.ts'
