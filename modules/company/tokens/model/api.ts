import type { ApiOperation } from '#access/api.ts'
import type { TokenScope } from './scopes.ts'

/** An operation that programs may call. */
type Offered = {
  /** The scope that it asks for; null is any key. */
  readonly scope: TokenScope | null
  readonly label: string
  /** Variables of its example; a value `id:user` stands for a public id. */
  readonly example: Readonly<Record<string, unknown>>
}

const page = { number: 1, size: 30 }

/**
 * The API of programs: all that a key may call. An operation that is not here is refused to every
 * key, whatever its scopes.
 */
export const offered = {
  businessNames: { scope: null, label: 'Razones sociales', example: {} },
  users: { scope: 'PEOPLE_READ', label: 'Personas', example: { page } },
  user: {
    scope: 'PEOPLE_READ',
    label: 'Ficha de una persona',
    example: { input: { id: 'id:user' } },
  },
  userContracts: {
    scope: 'CONTRACTS_READ',
    label: 'Contratos de una persona',
    example: { input: { userId: 'id:user' } },
  },
  absences: {
    scope: 'ABSENCES_READ',
    label: 'Ausencias',
    example: { filter: { month: 202609 }, page },
  },
  createAbsence: {
    scope: 'ABSENCES_WRITE',
    label: 'Registrar una ausencia',
    example: {
      input: {
        userContractId: 'id:contract',
        type: 'LEAVE',
        pay: 'WITHPAY',
        startDate: '2026-10-19',
        endDate: '2026-10-19',
      },
    },
  },
  vacations: { scope: 'VACATIONS_READ', label: 'Vacaciones', example: { page } },
  userItems: {
    scope: 'ITEMS_READ',
    label: 'Haberes y descuentos de un contrato en un mes',
    example: { input: { contractId: 'id:contract', yearMonth: 202609 } },
  },
  createUserItem: {
    scope: 'ITEMS_WRITE',
    label: 'Ingresar un haber o descuento',
    example: {
      input: {
        contractId: 'id:contract',
        itemCode: 'BONO_VENDIMIA',
        startMonth: 202609,
        endMonth: 202609,
        value: '45000',
      },
    },
  },
  updateUserItem: {
    scope: 'ITEMS_WRITE',
    label: 'Corregir un haber o descuento',
    example: { input: { id: 'id:userItem', version: 1, value: '50000' } },
  },
  payrollProcessMonths: {
    scope: 'PAYSLIPS_READ',
    label: 'Procesos de remuneraciones',
    example: { input: { businessId: 'id:business' } },
  },
  payrollHistory: {
    scope: 'PAYSLIPS_READ',
    label: 'Liquidaciones de un contrato',
    example: { input: { contractId: 'id:contract' } },
  },
  payrollSummaryView: {
    scope: 'PAYSLIPS_READ',
    label: 'Una liquidación, línea por línea',
    example: { input: { contractId: 'id:contract', payrollMonthId: 'id:payrollMonth' } },
  },
  costCenterGroups: {
    scope: 'COST_CENTERS_READ',
    label: 'Agrupaciones de centros de costo',
    example: {},
  },
  costCentersByBusiness: {
    scope: 'COST_CENTERS_READ',
    label: 'Centros de costo',
    example: { input: { businessId: 'id:business' } },
  },
  costCentersByContract: {
    scope: 'COST_CENTERS_READ',
    label: 'Centros de costo de un contrato',
    example: { input: { contractId: 'id:contract' } },
  },
} as const satisfies { readonly [Name in ApiOperation]?: Offered }

export type OfferedName = keyof typeof offered

/** In the order of the page. */
export const offeredNames: readonly OfferedName[] = Object.keys(offered).filter(
  (name): name is OfferedName => Object.hasOwn(offered, name),
)

/** The operations that a key with some scopes may call. */
export const operationsOf = (scopes: readonly TokenScope[]): readonly OfferedName[] =>
  offeredNames.filter((name) => {
    const { scope } = offered[name]
    return scope === null || scopes.includes(scope)
  })

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The fields of each type that programs read; those of some scopes alone: `reservedFields`. */
const fieldsOfTypes: Readonly<Record<string, readonly string[]>> = {
  BusinessName: words('id name rut'),
  UserCard: words(`id fullname firstname secondName paternalLastname maternalLastname rut email
    personalPhone status state birthday admissionDate initialDate finalDate contractId contractType
    jobTitle area branchOffice businessId businessName supervisorId supervisorName`),
  User: words(`id fullname firstname secondName paternalLastname maternalLastname rut email
    businessEmail personalPhone status state gender birthday address commune region admissionDate
    initialDate finalDate contractId contractType jobTitle area branchOffice businessId businessName
    supervisorId supervisorName recordFrom version`),
  UserContract: words(`id code userId fullname businessId businessName status state contractType
    initialDate finalDate jobTitle area branchOffice supervisorId supervisorName hoursPerWeek
    daysPerWeek partTime remoteWork isSupervisor hierarchyNodeId hierarchyNodeName signed
    signatureDate validFrom validTo version monthlySalary gratificationType`),
  Absence: words(`id userId userContractId fullname rut businessId businessName type startDate
    endDate halfDay half pay realDays workDays responseStatus respondedAt version
    subtype licenseNumber comment description continuousLicense`),
  Vacation: words(`id userId userContractId fullname rut businessName startDate endDate halfDay half
    businessDays legalDays progressiveDays additionalDays responseStatus requestDate responseDate
    version`),
  UserItem: words(`id userId contractId contractCode person itemCode itemLabel unit value startMonth
    endMonth currentQuota totalQuotas totalAmount status origin comment version`),
  PayrollMonth: words(`id businessId businessName type name yearMonth year month isOpen stateLabel
    calculatedAt closedAt contracts totalPeople totalEarnings totalDeductions totalNet totalCost`),
  PayslipSummary: words(`payrollMonthId userId userContractId contractCode name rut businessName
    yearMonth type isOpen jobTitle area workedDays absentDays licenseDays earnings deductions net
    employerCost paymentStatus releasedAt`),
  Payslip: words(`payrollMonthId userId contractId contractCode name rut businessName businessRut
    yearMonth isOpen jobTitle area workedDays earnings deductions net employerCost paymentStatus
    releasedAt sections bases`),
  PayslipSection: words('key label lines total'),
  PayslipLine: words('code label amount detail'),
  PayslipBase: words('code label amount unit'),
  CostCenterGroup: words('id code name status centers version'),
  CostCenter: words('id groupId parentId businessId businessName code name level status version'),
  CostCenterContract: words(`id userContractId costCenterId groupId groupName code name percentage
    startDate endDate status version`),
  Money: words('value currency'),
  MutationError: words('kind message field'),
}

/** Fields of class A: pay and health, each with the scope that reads it. */
const reservedFields: Readonly<Record<string, TokenScope>> = {
  'UserContract.monthlySalary': 'SALARIES_READ',
  'UserContract.gratificationType': 'SALARIES_READ',
  'Absence.subtype': 'HEALTH_READ',
  'Absence.licenseNumber': 'HEALTH_READ',
  'Absence.comment': 'HEALTH_READ',
  'Absence.description': 'HEALTH_READ',
  'Absence.continuousLicense': 'HEALTH_READ',
}

/** The scope that a field asks for beside that of its operation; undefined where it is closed. */
export function scopeOfField(type: string, field: string): TokenScope | null | undefined {
  if (!isOfferedType(type) || !fieldsOfTypes[type]?.includes(field)) return undefined
  return reservedFields[`${type}.${field}`] ?? null
}

export const isOfferedType = (type: string): boolean => Object.hasOwn(fieldsOfTypes, type)

/** The types with their fields, for the page and for the test that holds both to the schema. */
export const offeredTypes = fieldsOfTypes

/** A list and what a mutation answers have no fields of their own but these. */
const envelope = /^(?:rows|total|status|message|error|data)$/

/** Whether a key with some scopes reads a field. */
export function readsWith(scopes: readonly TokenScope[]) {
  return (type: string, field: string): boolean => {
    if (field === '__typename') return true
    if (!isOfferedType(type)) return /(?:List|Payload)$/.test(type) && envelope.test(field)
    const scope = scopeOfField(type, field)
    return scope === null || (scope !== undefined && scopes.includes(scope))
  }
}
