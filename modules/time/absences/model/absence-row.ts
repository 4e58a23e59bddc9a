import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { flag, integer, optional, timestamp } from '#platform/model/field.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { Absence } from './absence.ts'
import { AbsencePay, AbsenceSubtype } from './catalogs.ts'

const { fields } = Absence
const { type, startDate, endDate, halfDay, licenseNumber, comment } = fields

/** A row of a file: days on which somebody does not work, by their contract and first day. */
export const AbsenceRow = entity({
  name: 'AbsenceRow',
  table: 'absence',
  label: 'Ausencia',
  fields: {
    ...contractFields,
    type,
    subtype: optional(fields.subtype),
    startDate,
    endDate,
    halfDay,
    pay: optional(fields.pay),
    licenseNumber,
    continuousLicense: optional(flag('Continúa una licencia anterior')),
    comment,
  },
})
export type AbsenceValues = Partial<ValuesOf<(typeof AbsenceRow)['fields']>>

/** What a file writes of an absence: it is approved, by whoever loads it. */
export const WrittenAbsence = entity({
  name: 'WrittenAbsence',
  table: 'absence',
  label: 'Ausencia',
  fields: {
    userContractId: fields.userContractId,
    type,
    subtype: fields.subtype,
    startDate,
    endDate,
    halfDay,
    pay: fields.pay,
    licenseNumber,
    comment,
    continuousLicense: fields.continuousLicense,
    firstLicence: fields.firstLicence,
    responseStatus: fields.responseStatus,
    creatorLoginId: optional(integer('Quién la registró')),
    updatedLoginId: optional(integer('Quién la cambió')),
    respondedLoginId: optional(integer('Quién la aprobó')),
    respondedAt: optional(timestamp('Aprobada el')),
  },
})

/** The words of a file for how an absence is paid. */
export const payWords = AbsencePay.options.map(({ value, label }) => ({
  value,
  label,
  also: [value, value === 'WITHPAY' ? 'Sí' : 'No', value === 'WITHPAY' ? 'con goce' : 'sin goce'],
}))

/** The words of a file for the class of an absence. */
export const subtypeWords = AbsenceSubtype.options.map(({ value, label }) => ({
  value,
  label,
  also: [value],
}))
