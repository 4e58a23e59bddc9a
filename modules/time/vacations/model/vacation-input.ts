import type { ISODate } from '#chile/dates.ts'
import type { Half } from '#modules/time/time-off/model/slots.ts'
import type { Rule } from './rule.ts'
import type { VacationStatus } from './states.ts'

export type NewVacation = {
  userContractId: number
  startDate: ISODate
  endDate: ISODate
  half: Half | null
  care: boolean | null
  careFileId: number | null
  comment: string | null
  poolOrder: Rule['poolOrder'] | null
  approve: boolean | null
  advance: boolean | null
  isHistoric: boolean | null
  /** An approved vacation that this one changes: both are swapped when it is approved. */
  replacesId: number | null
}

export type VacationChange = {
  id: number
  version: number | null
  startDate?: ISODate
  endDate?: ISODate
  half?: Half | null
  care?: boolean
  careFileId?: number | null
  comment?: string | null
  poolOrder?: Rule['poolOrder'] | null
  responseStatus?: VacationStatus
  response?: string | null
  advance: boolean | null
}
