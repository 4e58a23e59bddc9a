import type { Relation } from './relation.ts'
import type { Group, Role } from './roles.ts'
import type { Permission } from './services.ts'

/**
 * What may be agreed with single companies, beyond the rules of all. The platform gives a row of
 * this table to a company, dated and with a reason; nothing here holds until it is given. `named`
 * are the companies of the product's specification, by their numbers there.
 */
export const exceptions = {
  AVATARS_BY_MANAGERS: {
    label: 'La imagen de perfil la pone un gerente',
    why: 'En esta empresa la imagen de perfil la pone un gerente',
    to: 'all',
    except: 'manager',
    deny: ['avatars.update'],
    named: [18],
  },
  SUPERVISORS_ANSWER_VACATIONS: {
    label: 'La jefatura ve y responde las vacaciones de su equipo',
    why: 'En esta empresa quien supervisa ve y responde las vacaciones de su equipo',
    to: 'supervisor',
    allow: ['vacations.read', 'vacations.update'],
    over: ['supervised', 'self'],
    named: [20],
  },
  SUPERVISORS_SEE_ABSENCES: {
    label: 'La jefatura ve las ausencias de su equipo',
    why: 'En esta empresa quien supervisa ve las ausencias de su equipo',
    to: 'supervisor',
    allow: ['absences.read'],
    over: ['supervised', 'self'],
    named: [20],
  },
  DIRECTORY_OF_ONE_AND_TEAM: {
    label: 'Cada persona ve en el directorio lo suyo y su equipo',
    why: 'En esta empresa el directorio muestra a cada uno lo suyo y su equipo',
    to: 'person',
    allow: ['directory.read'],
    over: ['supervised', 'self'],
    named: [20],
  },
  CLOSED_LIST: {
    label: 'Una persona con una lista cerrada de permisos',
    why: 'Esta persona tiene una lista cerrada de permisos',
    // Mostly reading, with the rights to answer absences and vacations and to lead evaluations.
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
    named: [20],
  },
  NO_ADMINISTRATIVE_DAYS: {
    label: 'Los trabajadores no piden días administrativos',
    why: 'En esta empresa los trabajadores no piden días administrativos',
    to: ['EMPLOYEE'],
    deny: ['absencesA.create'],
    named: [28],
  },
  ORGANIZATION_NOT_SHOWN: {
    label: 'La organización no se muestra',
    why: 'Esta empresa no muestra su organización',
    to: 'all',
    deny: ['orgChart.read', 'organization.read'],
    named: [28, 29, 33, 34, 35, 38],
  },
  EARLY_ACCESS: {
    label: 'Prueba las novedades antes que las demás',
    why: 'Esta empresa prueba las novedades antes que las demás',
    to: 'all',
    allow: ['earlyAccess.read'],
    over: 'company',
    named: [1, 10, 13, 4408],
  },
} as const satisfies Record<string, ExceptionRow>

export type ExceptionCode = keyof typeof exceptions
export const exceptionCodes = Object.keys(exceptions) as ExceptionCode[]

/** The table in words, for a list to choose from. */
export const exceptionLabels = Object.fromEntries(
  exceptionCodes.map((code) => [code, exceptions[code].label]),
) as Record<ExceptionCode, string>

export const isExceptionCode = (text: unknown): text is ExceptionCode =>
  typeof text === 'string' && Object.hasOwn(exceptions, text)

/**
 * An exception as it was given to a company: its days and, for a closed list, the people it names.
 */
export type GivenException = {
  code: ExceptionCode
  /** ISO dates; `until` is the last day on which it holds, null while no end is agreed. */
  since: string
  until: string | null
  userId: number | null
}

type ExceptionRow = {
  label: string
  /** The reason shown to a person when the exception gives or denies them something. */
  why: string
  named: readonly number[]
} & (Deny | Allow | ClosedList)

/** Everybody, whoever holds a duty or is of a group, or some roles. */
export type Target = { to: 'all' | Group | readonly Role[]; except?: Group }
type Deny = Target & { deny: readonly Permission[] }
type Allow = Target & { allow: readonly Permission[]; over: 'company' | readonly Relation[] }
/** All that one person may: over everybody, and over what is their own. */
type ClosedList = { only: readonly Permission[]; own: readonly Permission[] }

/** An exception that holds in a company. */
export type Exception = ExceptionRow & { userId: number | null }

/** Whether an exception is of one person, who has to be named when it is given. */
export const isOfOnePerson = (code: ExceptionCode): boolean => 'only' in exceptions[code]

/** What a company was given, and the day it is asked on. */
type Agreed = { exceptions: readonly GivenException[]; today: string }

/** The exceptions of a company that hold on its day. */
export const inForce = ({ exceptions: given, today }: Agreed): readonly Exception[] =>
  given
    .filter(({ since, until }) => since <= today && (until === null || today <= until))
    .map(({ code, userId }) => ({ ...exceptions[code], userId }))
