import { roles } from '#access/roles.ts'
import { documentLabels } from '#chile/identity-document.ts'
import { catalog } from '#platform/model/catalog.ts'

/** The roles that a person of a company may have. */
export const Role = catalog('Role', {
  ADMIN: roles.ADMIN.label,
  SUPER_MANAGER: roles.SUPER_MANAGER.label,
  MANAGER: roles.MANAGER.label,
  BUSINES_MANAGER: roles.BUSINES_MANAGER.label,
  SUBMANAGER: roles.SUBMANAGER.label,
  ROMANAGER: roles.ROMANAGER.label,
  SUPERVISOR: roles.SUPERVISOR.label,
  EMPLOYEE: roles.EMPLOYEE.label,
  EXTERNAL: roles.EXTERNAL.label,
  GUEST: roles.GUEST.label,
})

export const UserStatus = catalog('UserStatus', {
  ACTIVE: 'Activa',
  INACTIVE: 'Inactiva',
  PENDING: 'Pendiente',
})

/** As papers name them, but for the last one: in a list of kinds it stands alone. */
export const IdentificationType = catalog('IdentificationType', {
  ...documentLabels,
  OTHER: 'Otro',
})

export const Gender = catalog('Gender', {
  F: 'Femenino',
  M: 'Masculino',
  OTHER: 'Otro',
  UNKNOWN: 'Sin informar',
})

/** The two that Previred knows. */
export const PreviredGender = catalog('PreviredGender', { F: 'Femenino', M: 'Masculino' })

export const CivilStatus = catalog('CivilStatus', {
  SINGLE: 'Soltera/o',
  MARRIED: 'Casada/o',
  CIVILIAN_PARTNER: 'Conviviente civil',
  DIVORCED: 'Divorciada/o',
  WIDOWER: 'Viuda/o',
  UNKNOWN: 'Sin informar',
})

export const PrevisionType = catalog('PrevisionType', {
  AFP_FONASA: 'AFP y Fonasa',
  AFP_ISAPRE: 'AFP e isapre',
  FONASA: 'Solo Fonasa',
  ISAPRE: 'Solo isapre',
  EX_CAJA: 'Ex caja (IPS)',
  NO_COTIZA: 'No cotiza (técnico extranjero, Ley 18.156)',
})

export const RetirementScheme = catalog('RetirementScheme', { AFP: 'AFP', IPS: 'IPS' })

export const PensionStatus = catalog('PensionStatus', {
  ACTIVE: 'Cotiza, sin pensión',
  PENSIONED_ACTIVE: 'Con pensión, cotiza',
  PENSIONED_INACTIVE: 'Con pensión, no cotiza',
  ACTIVE_OVER_65: 'Cotiza, mayor de 65 años',
})

/** What the Libro de Remuneraciones asks in 1108; partial invalidity has a field of its own. */
export const Disability = catalog('Disability', {
  NONE: 'Sin discapacidad informada',
  CERTIFIED: 'Certificada (Compin o Registro Civil)',
  TOTAL_PENSION: 'Con pensión de invalidez total',
})

/** Whether the unemployment insurance covers somebody (Ley 19.728, art. 2). */
export const AfcConfig = catalog('AfcConfig', {
  ENROLLED: 'Con seguro',
  NOT_ENROLLED: 'Sin seguro',
  NOT_COVERED: 'No le corresponde: tiene pensión',
})

/** Regimes of voluntary savings: A taxed when paid in, B when taken out (DL 3.500, art. 20 L). */
export const ApvRegime = catalog('ApvRegime', { A: 'Régimen A', B: 'Régimen B' })

export const FamilyAllowanceSegment = catalog('FamilyAllowanceSegment', {
  A: 'Tramo A',
  B: 'Tramo B',
  C: 'Tramo C',
  D: 'Tramo D (sin pago)',
})

export const PaymentKind = catalog('PaymentKind', {
  TRANSFER: 'Transferencia',
  CHECK: 'Cheque',
  CASH: 'Efectivo',
})

/** A person's employment state in the company, derived from all their contracts. */
export const EmploymentState = catalog('EmploymentState', {
  ACTIVE: 'Contrato vigente',
  INCOMING: 'Por ingresar',
  SUSPENDED: 'Contrato suspendido',
  LEFT: 'Contrato terminado',
  NONE: 'Sin contrato',
})

/** What the payroll will miss, in the words of the list and the ficha. */
export const Missing = catalog('Missing', {
  BIRTHDAY: 'Fecha de nacimiento',
  GENDER: 'Sexo',
  AFP: 'AFP',
  HEALTH: 'Institución de salud',
  HEALTH_PLAN: 'Plan de isapre',
  PAYMENT: 'Forma de pago',
  CONTRACT: 'Contrato',
  SALARY: 'Sueldo',
})

export const ExportFormat = catalog('ExportFormat', { xlsx: 'Excel', csv: 'CSV' })
