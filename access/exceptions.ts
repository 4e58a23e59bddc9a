import type { Company, Relation } from './actor.ts'
import type { Role } from './roles.ts'
import type { Permission } from './services.ts'

/**
 * What was promised to single companies, known by their number in the system this one replaced.
 * Each row says why, and from when until when (ISO dates; null: always was, or no end agreed).
 * A row with an end goes away when it has come: a test fails on the day after.
 */
export const exceptions: readonly Exception[] = [
  {
    company: 18,
    roles: ['SUPERVISOR', 'EMPLOYEE', 'EXTERNAL'],
    deny: ['avatars.update'],
    why: 'En esta empresa la imagen de perfil la pone un gerente',
    ...open(),
  },
  {
    company: 20,
    roles: ['SUPERVISOR'],
    allow: ['vacations.read', 'vacations.update'],
    over: ['supervised', 'self'],
    why: 'En esta empresa quien supervisa ve y responde las vacaciones de su equipo',
    ...open(),
  },
  {
    company: 20,
    roles: ['SUPERVISOR'],
    allow: ['absences.read'],
    over: ['supervised', 'self'],
    why: 'En esta empresa quien supervisa ve las ausencias de su equipo',
    ...open(),
  },
  {
    company: 20,
    roles: ['SUPERVISOR', 'EMPLOYEE'],
    allow: ['directory.read'],
    over: ['supervised', 'self'],
    why: 'En esta empresa el directorio muestra a cada uno lo suyo y su equipo',
    ...open(),
  },
  {
    company: 20,
    user: 2001,
    only: [
      'users.read',
      'users.massRead',
      'directory.read',
      'dashboard.read',
      'announcements.read',
      'holidays.read',
      'orgChart.read',
      'areas.read',
      'absences.read',
      'absences.massRead',
      'absenceResponses.update',
      'vacations.read',
      'vacations.massRead',
      'vacations.update',
      'evaluationProcesses.read',
      'evaluationProcesses.update',
      'evaluations.read',
      'performanceResults.read',
    ],
    own: [
      'contracts.read',
      'payslips.read',
      'passwords.update',
      'surveyAnswers.read',
      'surveyAnswers.update',
    ],
    why: 'Esta persona tiene una lista cerrada de permisos',
    ...open(),
  },
  {
    company: 28,
    roles: ['EMPLOYEE'],
    deny: ['absencesA.create'],
    why: 'En esta empresa los trabajadores no usan la variante A de las ausencias',
    ...open(),
  },
  ...[28, 29, 33, 34, 35, 38].map((company): Exception => ({
    company,
    roles: 'all',
    deny: ['orgChart.read', 'organization.read'],
    why: 'Esta empresa no muestra su organización',
    ...open(),
  })),
  ...[1, 10, 13, 4408].map((company): Exception => ({
    company,
    roles: 'all',
    allow: ['earlyAccess.read'],
    over: 'company',
    why: 'Esta empresa prueba las novedades antes que las demás',
    ...open(),
  })),
]

export type Exception = {
  /** Number of the company in the system this one replaced. */
  company: number
  why: string
  since: string | null
  until: string | null
} & (Deny | Allow | Only)

type Deny = { roles: readonly Role[] | 'all'; deny: readonly Permission[] }
type Allow = {
  roles: readonly Role[] | 'all'
  allow: readonly Permission[]
  over: 'company' | readonly Relation[]
}
/** A closed list for one person, by their number there: over everybody, and over their own. */
type Only = { user: number; only: readonly Permission[]; own: readonly Permission[] }

/** The exceptions of a company in force on its day. */
export function inForce(
  company: Company,
  rows: readonly Exception[] = exceptions,
): readonly Exception[] {
  if (company.legacyId === null) return []
  return rows.filter(
    ({ company: number, since, until }) =>
      number === company.legacyId &&
      (since === null || since <= company.today) &&
      (until === null || company.today <= until),
  )
}

export const concerns = (row: { roles: readonly Role[] | 'all' }, role: Role): boolean =>
  row.roles === 'all' || row.roles.includes(role)

function open() {
  return { since: null, until: null }
}
