import type { Row } from '#platform/model/entity.ts'
import type { Absence, formFields } from '../model/absence.ts'
import type { Draft } from '../model/rules.ts'
import type { requireAbsence } from './absences.queries.ts'

export type Fields = Row<typeof Absence>
export type Loose = Partial<Pick<Fields, (typeof formFields)[number]>>

/** What nobody filled in. */
export const empty = {
  applicationStartDate: null,
  applicationEndDate: null,
  halfDay: false,
  half: null,
  legalPermit: null,
  ignoreHolidays: false,
  licenseNumber: null,
  format: null,
  sentOn: null,
  sendEmailToSupervisor: false,
  continuousLicense: false,
  contributionDays: null,
  previousPay: null,
  description: null,
  comment: null,
  fileId: null,
}

type Columns = Draft & Pick<Fields, (typeof formFields)[number]>

/** Applies an input to the stored values; omitted fields stay. */
export function over(before: Columns, input: Loose): Columns {
  const {
    type = before.type,
    subtype = before.subtype,
    pay = before.pay,
    startDate = before.startDate,
    endDate = before.endDate,
    applicationStartDate = before.applicationStartDate,
    applicationEndDate = before.applicationEndDate,
    halfDay = before.halfDay,
    half = before.half,
    legalPermit = before.legalPermit,
    ignoreHolidays = before.ignoreHolidays,
    licenseNumber = before.licenseNumber,
    format = before.format,
    sentOn = before.sentOn,
    sendEmailToSupervisor = before.sendEmailToSupervisor,
    continuousLicense = false,
    contributionDays = before.contributionDays,
    previousPay = before.previousPay,
    description = before.description,
    comment = before.comment,
    fileId = before.fileId,
  } = input
  const dates = { startDate, endDate, applicationStartDate, applicationEndDate }
  const leave = { licenseNumber, format, sentOn, continuousLicense, contributionDays, previousPay }
  const words = { description, comment, sendEmailToSupervisor, fileId }
  // What was stored goes with what it depends on; what the input says is judged, never dropped.
  const counted = { halfDay, half: halfDay ? half : (input.half ?? null), ignoreHolidays }
  const law = { legalPermit: type === 'LEAVE' ? legalPermit : (input.legalPermit ?? null) }
  return { type, subtype, pay, ...dates, ...counted, ...law, ...leave, ...words }
}

type StoredAbsence = Awaited<ReturnType<typeof requireAbsence>>

/** What is stored, as a form has it. */
export const fromRow = (row: StoredAbsence): Columns => ({
  type: row.type,
  subtype: row.subtype,
  pay: row.pay,
  startDate: row.startDate,
  endDate: row.endDate,
  applicationStartDate: row.applicationStartDate,
  applicationEndDate: row.applicationEndDate,
  halfDay: row.halfDay,
  half: row.half,
  legalPermit: row.legalPermit,
  ignoreHolidays: row.ignoreHolidays,
  licenseNumber: row.licenseNumber,
  format: row.format,
  sentOn: row.sentOn,
  sendEmailToSupervisor: row.sendEmailToSupervisor,
  continuousLicense: row.continuousLicense,
  contributionDays: row.contributionDays,
  previousPay: row.previousPay,
  description: row.description,
  comment: row.comment,
  fileId: row.fileId,
})
