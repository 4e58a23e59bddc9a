import type { Flags } from './roles.ts'

/**
 * The areas of the product that a company has, and the people who may use each. `true` opens an
 * area to every company; a list opens it to the companies whose slug it names; without either it
 * stays closed. Companies add their own switches as data (`CompanyModules`), and a switch prevails
 * over the list and the default.
 */
export const modules = {
  ANNOUNCEMENTS: { label: 'Anuncios', employee: true },
  EMPLOYEES: { label: 'Colaboradores', employee: true },
  DASHBOARD: { label: 'Inicio', employee: true },
  DOCUMENTS: { label: 'Documentos', manager: true },
  COURSES: { label: 'Cursos', manager: true },
  COMPANY: { label: 'Empresa', manager: true, superManager: true },
  ORG_CHART: { label: 'Organigrama', manager: true, employee: [] },
  HOLIDAYS: { label: 'Feriados', manager: true, employee: [] },
  COMPANIES: { label: 'Empresas', admin: false, platform: true },
  SUPERADMIN: { label: 'Administración global', admin: false, platform: true },
  REPORTES: { label: 'Reportes', neverEmployees: true },
  DIGITAL_SIGNATURE: { label: 'Firma digital', employee: [], manager: [], superManager: [] },
  VACATIONS: { label: 'Vacaciones', employee: [], manager: [], superManager: [] },
  ABSENCES: { label: 'Ausentismo', employee: [], manager: [], superManager: [] },
  EVALUATIONS: { label: 'Evaluaciones', employee: [], manager: [], superManager: [] },
  SURVEYS: { label: 'Encuestas de clima', employee: [], manager: [], superManager: [] },
  ACTION_PLANS: { label: 'Planes de acción', employee: [], manager: [], superManager: [] },
  DASHBOARD_PAYROLL_SUMMARY: { label: 'Resumen de remuneraciones', manager: [], superManager: [] },
  DASHBOARD_BIRTHDAY: { label: 'Cumpleaños', employee: [], manager: [], superManager: [] },
  DASHBOARD_NEW_CONTRACTS: { label: 'Nuevos contratos', manager: [], superManager: [] },
  PAYROLL_SETTINGS: { label: 'Remuneraciones', ...notForEmployees() },
  INDICATORS: { label: 'Indicadores', ...notForEmployees() },
  MAINTENANCE: { label: 'Mantención', ...notForEmployees() },
  SETTLEMENT: { label: 'Finiquitos', ...notForEmployees() },
  CENTRALIZATION: { label: 'Centralización', ...notForEmployees() },
  EVALUATION_PROCESS: { label: 'Procesos de evaluación', ...notForEmployees() },
  IMPORTATION: { label: 'Importadores', superManager: true, neverEmployees: true },
  CLIENT_SPECIFIC: { label: 'Módulo a medida', employee: [], manager: [], superManager: [] },
} as const satisfies Record<string, ModuleRow>

export type Module = keyof typeof modules

/** Open to all companies, or to those whose slug is listed. */
export type Gate = boolean | readonly string[]

export type ModuleRow = {
  label: string
  employee?: Gate
  manager?: Gate
  superManager?: Gate
  /** Admins enter every area unless it says otherwise. */
  admin?: false
  /** Of no company: only the superadmin enters, whatever the switches say. */
  platform?: true
  /** Employees stay out even where a switch of the company would let them in. */
  neverEmployees?: true
}

/** The switches of one company, rows of its configuration. */
export type CompanyModules = Readonly<Partial<Record<Module, ModuleSwitch>>>

export type ModuleSwitch = {
  /** Closed to everybody of the company, whatever the other switches say. */
  suspended?: boolean
  employee?: boolean
  manager?: boolean
  superManager?: boolean
  /** `false` closes the area to admins too; `true` opens nothing that the table closes. */
  admin?: boolean
}

/**
 * The module rule, in the order in which the product states it, of an area that is not suspended:
 * everyone if the employee flag is on; else by the employee list; else managers by flag or list;
 * else super managers by the same; else admins unless the area says no; else closed. The superadmin
 * enters everywhere.
 */
export function moduleOpen(
  row: ModuleRow,
  flags: Flags,
  slug: string,
  own: ModuleSwitch = {},
): boolean {
  if (flags.superadmin) return true
  if (row.platform || own.suspended) return false
  if (!row.neverEmployees && gate(row.employee, own.employee, slug)) return true
  if (flags.isManager && gate(row.manager, own.manager, slug)) return true
  if (flags.isSuperManager && gate(row.superManager, own.superManager, slug)) return true
  return flags.isAdmin && row.admin !== false && own.admin !== false
}

/** The module rule for a company; CORE is not an area and is always there. */
export function isOpen(
  module: Module | 'CORE',
  flags: Flags,
  company: { slug: string; modules: CompanyModules },
): boolean {
  if (module === 'CORE') return true
  return moduleOpen(modules[module], flags, company.slug, company.modules[module])
}

/** The areas that a company with payroll starts with; the superadmin changes them later. */
export const standardModules: CompanyModules = {
  ORG_CHART: { employee: true, manager: true },
  HOLIDAYS: { employee: true, manager: true },
  VACATIONS: everyone(),
  ABSENCES: everyone(),
  EVALUATIONS: everyone(),
  SURVEYS: everyone(),
  ACTION_PLANS: everyone(),
  DIGITAL_SIGNATURE: everyone(),
  DASHBOARD_BIRTHDAY: everyone(),
  DASHBOARD_NEW_CONTRACTS: managers(),
  DASHBOARD_PAYROLL_SUMMARY: managers(),
  PAYROLL_SETTINGS: managers(),
  INDICATORS: managers(),
  EVALUATION_PROCESS: managers(),
  MAINTENANCE: managers(),
  // Closed to managers unless a company opens it: here to those of remuneraciones, their own by
  // code.
  REPORTES: managers(),
  // Managers have nothing of these by their role: open to them, a profile may give it, such as that
  // of an accountant.
  SETTLEMENT: managers(),
  CENTRALIZATION: managers(),
}

export const moduleNames = Object.keys(modules) as Module[]

const gate = (rule: Gate | undefined, own: boolean | undefined, slug: string): boolean =>
  own ?? (Array.isArray(rule) ? rule.includes(slug) : rule === true)

function notForEmployees() {
  return { manager: [], superManager: [], neverEmployees: true } as const
}

function everyone(): ModuleSwitch {
  return { employee: true, manager: true, superManager: true }
}

function managers(): ModuleSwitch {
  return { manager: true, superManager: true }
}
